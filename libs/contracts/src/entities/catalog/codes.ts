import { z } from 'zod';
import { wireTexts } from '../../primitives.ts';
import { TripCard } from './trip.ts';

/** A product category with its names (CATALOG-1). */
export const Category = z.object({
  cd_group_code: z.string(),
  ...wireTexts('cd_group_', 'nm'),
  icon: z.string(),
});
export type Category = z.infer<typeof Category>;

export const Nation = z.object({ nation_cd: z.string(), nation_nm: z.string() });

/** One row of a code table (CATALOG-9). */
export const Code = z.object({
  com_cd_group_code: z.string(),
  com_cd_code: z.string(),
  ...wireTexts('cd_', 'name'),
  cd_code1: z.string(),
  cd_code2: z.string(),
});
export type Code = z.infer<typeof Code>;

export const Popup = z.object({
  popup_id: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string(),
});
export type Popup = z.infer<typeof Popup>;

export const Company = z.object({
  lan_tp: z.string(),
  company_content: z.string(),
  /** Where the desk is reached in a chat app; empty where it is not (SHELL-12). */
  chat_url: z.string(),
});
export type Company = z.infer<typeof Company>;

/** A town or region; the key is the same in every language. */
export const Destination = z.object({ place_id: z.string(), place_nm: z.string() });
export type Destination = z.infer<typeof Destination>;

/** The departure that stands for its trip (CATALOG-17). */
export const FoundProduct = TripCard.extend({ destinations: z.array(Destination) });
export type FoundProduct = z.infer<typeof FoundProduct>;
