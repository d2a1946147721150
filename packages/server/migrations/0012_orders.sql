CREATE TABLE "order_place" (
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"taken" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_place_kind_product_id_pk" PRIMARY KEY("kind","product_id"),
	CONSTRAINT "order_place_left" CHECK ("order_place"."taken" between 0 and "order_place"."total")
);
--> statement-breakpoint
CREATE TABLE "order_step" (
	"number" text NOT NULL,
	"step" integer NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"is_held" boolean NOT NULL,
	"is_refund_accepted" boolean NOT NULL,
	"payment_number" text,
	"by" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_step_number" UNIQUE("number","step")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"product" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"places" integer,
	"refund_terms" jsonb NOT NULL,
	"fulfil_after" timestamp with time zone,
	"terms_version" text NOT NULL,
	"invoice" jsonb,
	"pay_before" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"is_refund_accepted" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_number" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_step" ADD CONSTRAINT "order_step_number_purchase_order_number_fk" FOREIGN KEY ("number") REFERENCES "public"."purchase_order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_held" ON "purchase_order" USING btree ("user_id","kind","product_id") WHERE is_held;--> statement-breakpoint
CREATE INDEX "purchase_order_user" ON "purchase_order" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_state" ON "purchase_order" USING btree ("state","pay_before");--> statement-breakpoint
CREATE INDEX "purchase_order_product" ON "purchase_order" USING btree ("kind","product_id","state");