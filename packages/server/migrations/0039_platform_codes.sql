ALTER TABLE "platform" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "platform" ADD CONSTRAINT "platform_code_unique" UNIQUE("code");