CREATE TABLE "lesson_progress" (
	"user_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_key" text NOT NULL,
	"seconds" integer NOT NULL,
	"is_finished" boolean NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_user_id_course_id_lesson_key_pk" PRIMARY KEY("user_id","course_id","lesson_key")
);
--> statement-breakpoint
CREATE TABLE "stream_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_course_id_school_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."school_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_progress_latest" ON "lesson_progress" USING btree ("user_id","watched_at");