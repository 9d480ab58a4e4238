-- What operators decide for a whole brand changes by their commands, which write the audit. The server reads it.
REVOKE INSERT, UPDATE, DELETE ON operator_setting FROM touchline_app;
