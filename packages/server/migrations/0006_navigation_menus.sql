CREATE TABLE "navigation_menu" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
