ALTER TABLE "school_course" ADD COLUMN "chapters" jsonb;--> statement-breakpoint
UPDATE "school_course" SET "chapters" = jsonb_build_array(jsonb_build_object('title', '全部课时', 'lessons', (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'key', "position"::text, 'title', "lesson"->>'title', 'seconds', ("lesson"->>'minutes')::integer * 60,
    'isFree', "position" = 1, 'video', NULL
  ) ORDER BY "position"), '[]')
  FROM jsonb_array_elements("lessons") WITH ORDINALITY AS "all"("lesson", "position")
)));--> statement-breakpoint
ALTER TABLE "school_course" ALTER COLUMN "chapters" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "repeat_days" integer;--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "school_course" DROP COLUMN "lessons";