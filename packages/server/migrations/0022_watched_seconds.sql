ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange" DEFAULT '{}' NOT NULL;
