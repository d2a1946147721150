CREATE TABLE "assistant_template" (
	"use" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
