CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"once" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_choice" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"is_on" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_choice_user_id_kind_way_pk" PRIMARY KEY("user_id","kind","way")
);
--> statement-breakpoint
CREATE TABLE "message_contact" (
	"user_id" bigint NOT NULL,
	"way" text NOT NULL,
	"address" text NOT NULL,
	"locale" text DEFAULT 'zh-CN' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "message_contact_user_id_way_pk" PRIMARY KEY("user_id","way")
);
--> statement-breakpoint
CREATE TABLE "message_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "message_stop" (
	"kind" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"kind" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_once" ON "message" USING btree ("user_id","kind","once");--> statement-breakpoint
CREATE INDEX "message_newest" ON "message" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_contact_expires" ON "message_contact" USING btree ("expires_at") WHERE "message_contact"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "message_delivery_message" ON "message_delivery" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_delivery_due" ON "message_delivery" USING btree ("due_at") WHERE "message_delivery"."state" in ('due', 'held');--> statement-breakpoint
CREATE INDEX "message_delivery_sent" ON "message_delivery" USING btree ("user_id","way","sent_at");