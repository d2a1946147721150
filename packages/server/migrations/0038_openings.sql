CREATE TABLE "store_opening" (
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"org_id" uuid,
	"stage" text NOT NULL,
	"words" text NOT NULL,
	"task" text,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"store_number" text,
	"store_address" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_opening_version" UNIQUE("id","version"),
	CONSTRAINT "store_opening_task" CHECK (("store_opening"."task" is null) = ("store_opening"."due_at" is null)),
	CONSTRAINT "store_opening_store" CHECK (("store_opening"."stage" = 'opened') = ("store_opening"."store_number" is not null and "store_opening"."store_address" is not null))
);
--> statement-breakpoint
ALTER TABLE "store_opening" ADD CONSTRAINT "store_opening_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_opening_user" ON "store_opening" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "store_opening_organisation" ON "store_opening" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "store_opening_due" ON "store_opening" USING btree ("due_at") WHERE "store_opening"."reminded_at" is null;