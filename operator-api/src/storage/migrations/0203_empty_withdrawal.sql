-- A withdrawal of nothing ends what a member who lost everything held at a provider.

ALTER TABLE provider_transfer DROP CONSTRAINT provider_transfer_amount_check;
ALTER TABLE provider_transfer ADD CONSTRAINT provider_transfer_amount_check
  CHECK (amount > 0 OR amount = 0 AND direction = 'withdraw' AND state = 'done');
