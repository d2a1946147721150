CREATE TABLE "competition_edition" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"programme" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_registration" (
	"user_id" bigint NOT NULL,
	"edition_id" integer NOT NULL,
	"version" integer NOT NULL,
	"registration_id" uuid NOT NULL,
	"contestant_type" smallint NOT NULL,
	"form" jsonb NOT NULL,
	"competition_area" text NOT NULL,
	"members" jsonb NOT NULL,
	"audit_status" text NOT NULL,
	"audit_reason" text,
	"plan" jsonb,
	"submitted_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_registration_version" UNIQUE("edition_id","user_id","version"),
	CONSTRAINT "competition_registration_history" UNIQUE("registration_id","version")
);
--> statement-breakpoint
CREATE TABLE "competition_school" (
	"name" text PRIMARY KEY NOT NULL,
	"province" text NOT NULL,
	"aliases" text[] NOT NULL,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_file" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "competition_registration" ADD CONSTRAINT "competition_registration_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_registration" ADD CONSTRAINT "competition_registration_edition_id_competition_edition_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."competition_edition"("id") ON DELETE cascade ON UPDATE no action;