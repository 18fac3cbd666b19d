ALTER TABLE "delivery_areas" DROP CONSTRAINT "delivery_areas_steps_check";--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_steps_check" CHECK ("delivery_areas"."delivery_steps" #>> '{0,fromPaise}' = '0') NOT VALID;--> statement-breakpoint
ALTER TABLE "delivery_areas" VALIDATE CONSTRAINT "delivery_areas_steps_check";
