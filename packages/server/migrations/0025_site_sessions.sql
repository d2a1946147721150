CREATE TABLE "site_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "key_thumbprint" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "site_token" ADD CONSTRAINT "site_token_session_hash_session_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_token_session" ON "site_token" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "site_token_expires" ON "site_token" USING btree ("expires_at");