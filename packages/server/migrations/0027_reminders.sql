CREATE TABLE "class_notice" (
	"number" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"starts_on" date NOT NULL,
	"venue" text,
	"hours" text,
	"is_cancelled" boolean NOT NULL,
	"soon" date
);
--> statement-breakpoint
CREATE TABLE "live_reminder" (
	"broadcast_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "live_reminder_broadcast_id_user_id_pk" PRIMARY KEY("broadcast_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "class_place" ADD COLUMN "told_lapsed" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_edition" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "hours" text;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_notice" ADD CONSTRAINT "class_notice_number_purchase_order_number_fk" FOREIGN KEY ("number") REFERENCES "public"."purchase_order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD CONSTRAINT "live_reminder_broadcast_id_live_broadcast_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."live_broadcast"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminder" ADD CONSTRAINT "live_reminder_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;