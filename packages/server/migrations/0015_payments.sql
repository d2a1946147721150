CREATE TABLE "payment_notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"verdict" text NOT NULL,
	"payment_number" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"provider" text NOT NULL,
	"app_id" text NOT NULL,
	"amount" integer NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"trade_number" text,
	"pay_before" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"queries" integer NOT NULL,
	"next_query_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_trade" UNIQUE("provider","trade_number")
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"number" text PRIMARY KEY NOT NULL,
	"payment_number" text NOT NULL,
	"order_number" text NOT NULL,
	"amount" integer NOT NULL,
	"is_surplus" boolean NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_refund_payment" UNIQUE("payment_number")
);
--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_payment_number_payment_number_fk" FOREIGN KEY ("payment_number") REFERENCES "public"."payment"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notification_at" ON "payment_notification" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_notification_payment" ON "payment_notification" USING btree ("payment_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("order_number") WHERE "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_number","opened_at");--> statement-breakpoint
CREATE INDEX "payment_query" ON "payment" USING btree ("next_query_at") WHERE "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payment_opened" ON "payment" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "payment_refund_due" ON "payment_refund" USING btree ("next_attempt_at") WHERE "payment_refund"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payment_refund_done" ON "payment_refund" USING btree ("done_at");