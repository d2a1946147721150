ALTER TABLE "publication" ADD COLUMN "every_days" integer;--> statement-breakpoint
UPDATE "home_section"
SET "content" = ("content" - 'list') || jsonb_build_object('featured', jsonb_build_object(
  'tag', "content" #> '{featured,tag}',
  'id', substring("content" #>> '{featured,path}' from 'id=(\d+)')::int
))
WHERE "name" = 'activities' AND "content" #>> '{featured,path}' ~ 'id=\d+';
