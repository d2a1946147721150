CREATE TABLE "idempotency_key" (
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"scope" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_endpoint_key_scope_pk" PRIMARY KEY("endpoint","key","scope")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sections" text[] NOT NULL,
	"contacts_name" text NOT NULL,
	"contacts_phone" text NOT NULL,
	"customer_name" text NOT NULL,
	"position" text NOT NULL,
	"mailbox" text NOT NULL,
	"service" text NOT NULL,
	"source" text NOT NULL,
	"consent_version" text,
	"consented_at" timestamp with time zone,
	"site_origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_broadcast" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"image" text NOT NULL,
	"url" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"repeat_days" integer
);
--> statement-breakpoint
CREATE TABLE "platform" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_recommended" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site" (
	"origin" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"path" text NOT NULL,
	"site_origin" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "idempotency_key_expires" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultation_created" ON "consultation" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("next_attempt_at") WHERE "outbox_message"."delivered_at" is null;