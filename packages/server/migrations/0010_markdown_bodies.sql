ALTER TABLE "guide_site" RENAME COLUMN "about" TO "body";--> statement-breakpoint
ALTER TABLE "school_course" RENAME COLUMN "about" TO "body";--> statement-breakpoint
ALTER TABLE "school_class" RENAME COLUMN "about" TO "body";--> statement-breakpoint
ALTER TABLE "competition_edition" ADD COLUMN "path" text;--> statement-breakpoint
UPDATE "competition_edition" SET "path" = CASE "id" WHEN 5 THEN '/kylinCup/one' ELSE '/kylinCup/kycup' END;--> statement-breakpoint
ALTER TABLE "competition_edition" ALTER COLUMN "path" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "news_article" ADD COLUMN "body" text;--> statement-breakpoint
UPDATE "news_article" SET "body" = coalesce((
  SELECT string_agg(CASE block->>'kind'
    WHEN 'heading' THEN '## ' || (block->>'text')
    WHEN 'text' THEN block->>'text'
    ELSE (SELECT string_agg('- ' || item, E'\n' ORDER BY place) FROM jsonb_array_elements_text(block->'items') WITH ORDINALITY AS items(item, place))
  END, E'\n\n' ORDER BY position)
  FROM jsonb_array_elements("blocks") WITH ORDINALITY AS parts(block, position)
), '');--> statement-breakpoint
ALTER TABLE "news_article" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "news_article" DROP COLUMN "blocks";--> statement-breakpoint
UPDATE "page" SET "content" = "content" - 'chapters' || jsonb_build_object('body', coalesce((
  SELECT string_agg('## ' || (chapter->>'title') || ' {#' || (chapter->>'id') || E'}\n\n' || (
    SELECT string_agg(paragraph, E'\n\n' ORDER BY place) FROM jsonb_array_elements_text(chapter->'paragraphs') WITH ORDINALITY AS texts(paragraph, place)
  ), E'\n\n' ORDER BY position)
  FROM jsonb_array_elements("content"->'chapters') WITH ORDINALITY AS chapters(chapter, position)
), ''));
