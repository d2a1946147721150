CREATE TABLE "publication" (
	"type" text NOT NULL,
	"id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"tags" text[] NOT NULL,
	"body" text NOT NULL,
	"published_at" date NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"fields" jsonb NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "publication_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
INSERT INTO "publication" ("type", "id", "title", "summary", "cover", "tags", "body", "published_at", "fields", "is_shown")
SELECT 'news', "id", "title", "summary", '/media/covers/screen-1.svg', "tags", "body", "published_at",
  jsonb_build_object('category', "category", 'author', "author", 'minutes', "minutes"), "is_shown"
FROM "news_article";
--> statement-breakpoint
DELETE FROM "search_entry" WHERE "kind" = 'article';
--> statement-breakpoint
DROP TABLE "news_article" CASCADE;--> statement-breakpoint
CREATE INDEX "publication_newest" ON "publication" USING btree ("type","published_at","id");--> statement-breakpoint
CREATE INDEX "publication_tags" ON "publication" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "publication_fields" ON "publication" USING gin ("fields" jsonb_path_ops);