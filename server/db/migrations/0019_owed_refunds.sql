-- Refunds that the customer was owed could be declined, which left nothing to do: the money is requested again.
INSERT INTO "refund_approvals" ("id", "order_id", "amount_paise", "reason", "requested_by")
SELECT 'owed-' || "orders"."id", "orders"."id", "owed"."paise", "declined"."reason", "declined"."requested_by"
FROM "orders"
JOIN "transfers" ON "transfers"."order_id" = "orders"."id" AND "transfers"."surplus" IS NULL
CROSS JOIN LATERAL (
  SELECT "reason", "requested_by" FROM "refund_approvals"
  WHERE "order_id" = "orders"."id" AND "state" = 'DECLINED'
    AND ("orders"."status" = 'CANCELLED' OR "reason" IN ('SHORTED', 'SUBSTITUTED', 'LEFT_OUT'))
  ORDER BY "created_at" DESC LIMIT 1
) AS "declined"
CROSS JOIN LATERAL (
  SELECT "transfers"."amount_paise" - "transfers"."refunded_paise"
    - CASE WHEN "orders"."status" = 'CANCELLED' THEN 0 ELSE "orders"."total_paise" - "orders"."reduced_paise" END AS "paise"
) AS "owed"
WHERE "owed"."paise" > 0
  AND NOT EXISTS (SELECT FROM "refund_approvals" WHERE "order_id" = "orders"."id" AND "state" = 'WAITING')
ON CONFLICT DO NOTHING;
