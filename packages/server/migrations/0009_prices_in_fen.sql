-- Prices and prizes were whole yuan; from here on they are fen, as all other amounts.
UPDATE "school_course" SET "price" = "price" * 100;--> statement-breakpoint
UPDATE "school_class" SET "price" = "price" * 100;--> statement-breakpoint
CREATE FUNCTION pg_temp.list_in_fen(list jsonb, field text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_set(item, ARRAY[field], to_jsonb((item ->> field)::numeric * 100)) ORDER BY "at"), '[]')
  FROM jsonb_array_elements(list) WITH ORDINALITY AS "items"(item, "at")
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.item_in_fen(type text, item jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN type IN ('course', 'class') AND item ? 'price'
      THEN jsonb_set(item, '{price}', to_jsonb((item ->> 'price')::numeric * 100))
    WHEN type = 'home' AND item ->> 'name' = 'school'
      THEN jsonb_set(item, '{content,courses}', pg_temp.list_in_fen(item #> '{content,courses}', 'price'))
    WHEN type = 'edition' AND item ? 'prizes'
      THEN jsonb_set(item, '{prizes,awards}', pg_temp.list_in_fen(item #> '{prizes,awards}', 'amount'))
    ELSE item
  END
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.changes_in_fen(changes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(change || jsonb_build_object(
    'before', pg_temp.item_in_fen(change ->> 'type', change -> 'before'),
    'after', pg_temp.item_in_fen(change ->> 'type', change -> 'after')
  ) ORDER BY "at"), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS "all"(change, "at")
$$;--> statement-breakpoint
UPDATE "home_section" SET "content" = jsonb_set("content", '{courses}', pg_temp.list_in_fen("content" -> 'courses', 'price'))
WHERE "name" = 'school';--> statement-breakpoint
UPDATE "competition_edition"
SET "programme" = jsonb_set("programme", '{prizes,awards}', pg_temp.list_in_fen("programme" #> '{prizes,awards}', 'amount'));--> statement-breakpoint
UPDATE "content_version" SET "changes" = pg_temp.changes_in_fen("changes");--> statement-breakpoint
UPDATE "content_draft" SET "changes" = pg_temp.changes_in_fen("changes");--> statement-breakpoint
DROP FUNCTION pg_temp.changes_in_fen(jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.item_in_fen(text, jsonb);--> statement-breakpoint
DROP FUNCTION pg_temp.list_in_fen(jsonb, text);
