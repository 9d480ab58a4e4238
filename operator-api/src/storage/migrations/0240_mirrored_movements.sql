-- Movements that mirror an operator's wallet were counted as deposits and withdrawals of the member.
-- Rows of it never change, but these ones never belonged there.
ALTER TABLE movement DISABLE TRIGGER USER;

WITH mirrored AS (
  DELETE FROM movement m USING transfer t
  WHERE t.id = m.transfer_id AND starts_with(t.scope, 'operator:') RETURNING m.member_id, m.currency, m.day, m.amount
), days AS (
  SELECT member_id, currency, day, sum(greatest(0, -amount)) AS debit, sum(greatest(0, amount)) AS credit
  FROM mirrored GROUP BY 1, 2, 3
)
UPDATE activity a SET debit = a.debit - d.debit, credit = a.credit - d.credit
FROM days d WHERE (a.member_id, a.currency, a.day, a.product) = (d.member_id, d.currency, d.day, 'cash');

DELETE FROM activity a
WHERE a.product = 'cash' AND (a.debit, a.credit, a.commission, a.turnover) = (0, 0, 0, 0)
  AND a.member_id IN (SELECT w.member_id FROM operator_wallet w);

ALTER TABLE movement ENABLE TRIGGER USER;
