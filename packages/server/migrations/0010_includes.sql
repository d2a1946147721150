ALTER TABLE "school_course" ADD COLUMN "includes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_course" ALTER COLUMN "includes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "school_class" ADD COLUMN "includes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "school_class" ALTER COLUMN "includes" DROP DEFAULT;--> statement-breakpoint
CREATE FUNCTION pg_temp.item_with_includes(item jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(item) = 'object' THEN '{"includes": []}' || item ELSE item END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.changes_with_includes(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN change ->> 'type' IN ('course', 'class') THEN change || jsonb_build_object(
    'before', pg_temp.item_with_includes(change -> 'before'),
    'after', pg_temp.item_with_includes(change -> 'after')
  ) ELSE change END ORDER BY "at"), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS "all"(change, "at")
$$;--> statement-breakpoint
UPDATE "content_version" SET "changes" = pg_temp.changes_with_includes("changes");--> statement-breakpoint
UPDATE "content_draft" SET "changes" = pg_temp.changes_with_includes("changes");--> statement-breakpoint
DROP FUNCTION pg_temp.changes_with_includes(jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.item_with_includes(jsonb);
