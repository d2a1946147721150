CREATE TABLE "course_certificate" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"course_name" text NOT NULL,
	"lessons" integer NOT NULL,
	"name" text NOT NULL,
	"shows_name" boolean DEFAULT false NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_certificate_owner" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_homework" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_key" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"file" jsonb,
	"first_at" timestamp with time zone NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"mark" text,
	"marked_by" text,
	"marked_at" timestamp with time zone,
	CONSTRAINT "lesson_homework_user" UNIQUE("user_id","course_id","lesson_key")
);
--> statement-breakpoint
CREATE TABLE "lesson_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_key" text NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "class_mate" (
	"class_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"consent_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_mate_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_course" ADD COLUMN "homework" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_certificate" ADD CONSTRAINT "course_certificate_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework" ADD CONSTRAINT "lesson_homework_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_homework" ADD CONSTRAINT "lesson_homework_course_id_school_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."school_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_question" ADD CONSTRAINT "lesson_question_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_question" ADD CONSTRAINT "lesson_question_course_id_school_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."school_course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_mate" ADD CONSTRAINT "class_mate_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_mate" ADD CONSTRAINT "class_mate_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_homework_first" ON "lesson_homework" USING btree ("first_at","id");--> statement-breakpoint
CREATE INDEX "lesson_homework_file" ON "lesson_homework" USING btree (("file" ->> 'address'));--> statement-breakpoint
CREATE INDEX "lesson_question_user" ON "lesson_question" USING btree ("user_id","course_id","lesson_key");--> statement-breakpoint
CREATE INDEX "lesson_question_answered" ON "lesson_question" USING btree ("course_id","lesson_key","answered_at") WHERE "lesson_question"."answer" is not null;--> statement-breakpoint
CREATE INDEX "lesson_question_asked" ON "lesson_question" USING btree ("asked_at","id");--> statement-breakpoint
create trigger lesson_question_limit after insert on lesson_question
  for each row execute function limit_rows('user_id', '20', 'count(*)', 'answer is null');
