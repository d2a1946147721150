ALTER TABLE "payment_refund" DROP CONSTRAINT "payment_refund_payment";--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_rest" ON "payment_refund" USING btree ("payment_number") WHERE not "payment_refund"."is_part";--> statement-breakpoint
CREATE INDEX "payment_refund_order" ON "payment_refund" USING btree ("order_number");