CREATE TABLE "logout_token" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "sid" text;--> statement-breakpoint
ALTER TABLE "sign_on_token" ADD COLUMN "sid" text;--> statement-breakpoint
CREATE INDEX "logout_token_expires" ON "logout_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_sid" ON "session" USING btree ("sid");