CREATE TABLE "code_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "early_reports" (
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "early_reports_provider_provider_id_state_pk" PRIMARY KEY("provider","provider_id","state"),
	CONSTRAINT "early_reports_provider_check" CHECK ("early_reports"."provider" IN ('console', 'msg91', 'twilio', 'whatsapp')),
	CONSTRAINT "early_reports_state_check" CHECK ("early_reports"."state" IN ('ACCEPTED', 'SENT', 'DELIVERED', 'READ', 'REFUSED', 'FAILED', 'UNKNOWN')),
	CONSTRAINT "early_reports_reason_check" CHECK ("early_reports"."reason" IN ('KEY', 'TEMPLATE', 'NUMBER', 'BLOCKED', 'BALANCE', 'NOT_ON_WHATSAPP', 'OTHER'))
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"language" text NOT NULL,
	"template_id" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_kind_provider_language_pk" PRIMARY KEY("kind","provider","language"),
	CONSTRAINT "message_templates_kind_check" CHECK ("message_templates"."kind" IN ('CODE')),
	CONSTRAINT "message_templates_provider_check" CHECK ("message_templates"."provider" IN ('console', 'msg91', 'twilio', 'whatsapp')),
	CONSTRAINT "message_templates_language_check" CHECK ("message_templates"."language" IN ('en', 'ta', 'hi'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"language" text NOT NULL,
	"mobile_number" text,
	"state" text NOT NULL,
	"reason" text,
	"detail" text,
	"price_paise" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_provider_unique" UNIQUE("provider","provider_id"),
	CONSTRAINT "messages_kind_check" CHECK ("messages"."kind" IN ('CODE')),
	CONSTRAINT "messages_provider_check" CHECK ("messages"."provider" IN ('console', 'msg91', 'twilio', 'whatsapp')),
	CONSTRAINT "messages_language_check" CHECK ("messages"."language" IN ('en', 'ta', 'hi')),
	CONSTRAINT "messages_state_check" CHECK ("messages"."state" IN ('ACCEPTED', 'SENT', 'DELIVERED', 'READ', 'REFUSED', 'FAILED', 'UNKNOWN')),
	CONSTRAINT "messages_reason_check" CHECK ("messages"."reason" IN ('KEY', 'TEMPLATE', 'NUMBER', 'BLOCKED', 'BALANCE', 'NOT_ON_WHATSAPP', 'OTHER')),
	CONSTRAINT "messages_mobile_number_check" CHECK ("messages"."mobile_number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE INDEX "early_reports_created_at_index" ON "early_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_created_at_index" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_provider_index" ON "messages" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "messages_number_index" ON "messages" USING btree ("mobile_number");