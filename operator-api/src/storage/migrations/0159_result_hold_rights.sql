-- `record_result` alone writes what is held, with the rights of the owner.
REVOKE INSERT, UPDATE ON result_hold FROM touchline_app;
