CREATE TABLE "application_draft" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"org_id" uuid,
	"version" integer NOT NULL,
	"revision" integer NOT NULL,
	"values" jsonb NOT NULL,
	"documents" text[] NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_draft_owner" UNIQUE NULLS NOT DISTINCT("kind","subject","user_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "application" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"org_id" uuid,
	"version" integer NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"values" jsonb NOT NULL,
	"documents" text[] NOT NULL,
	"terms_version" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"fields" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_version" UNIQUE NULLS NOT DISTINCT("kind","subject","user_id","org_id","version"),
	CONSTRAINT "application_history" UNIQUE("id","version")
);
--> statement-breakpoint
ALTER TABLE "application_draft" ADD CONSTRAINT "application_draft_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_draft_documents" ON "application_draft" USING gin ("documents");--> statement-breakpoint
CREATE INDEX "application_documents" ON "application" USING gin ("documents");