import { addDays, seoulDay } from '@narae/rules';
import type { Catalog } from '../context.ts';
import { changeRate } from '../rates/change-rate.ts';
import { safeHtml } from '../shared/safe-html.ts';
import type { ContentSource } from './content-source.ts';

type Tables = Pick<
  Catalog,
  'categories' | 'nations' | 'codes' | 'companies' | 'popups' | 'options' | 'rates' | 'nudge' | 'clock'
>;

/** Publishes the source's rates, oldest first, as the daily source would have. */
export const loadRates = async (catalog: Tables, source: ContentSource): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const quotes = source.rates
    .map(({ unit, deal_bas_r, daysAgo }) => ({ unit, deal_bas_r, rate_day: addDays(today, -daysAgo) }))
    .sort((one, other) => one.rate_day.localeCompare(other.rate_day));
  for (const quote of quotes) {
    const outcome = await changeRate(catalog, quote);
    if (typeof outcome === 'object') throw new Error(`The rate of ${quote.unit} is ${outcome.rejected}`);
  }
};

/** Writes categories, nations, codes, the company and the options; writing them again changes nothing. */
export const loadTables = async (catalog: Tables, source: ContentSource): Promise<void> => {
  const upsert = { upsert: true };
  for (const row of source.categories) {
    await catalog.categories.updateOne({ cd_group_code: row.cd_group_code }, { $set: row }, upsert);
  }
  for (const row of source.nations) {
    await catalog.nations.updateOne({ nation_cd: row.nation_cd }, { $set: row }, upsert);
  }
  for (const row of source.codes) {
    const { com_cd_group_code, com_cd_code } = row;
    await catalog.codes.updateOne({ com_cd_group_code, com_cd_code }, { $set: row }, upsert);
  }
  for (const { lan_tp, company_content } of source.companies) {
    const row = { lan_tp, company_content: safeHtml(company_content) };
    await catalog.companies.updateOne({ lan_tp }, { $set: row }, upsert);
  }
  for (const row of source.popups ?? []) {
    // Once it is there it belongs to whoever edits it.
    await catalog.popups.updateOne({ popup_id: row.popup_id }, { $setOnInsert: row }, upsert);
  }
  for (const row of source.options) {
    await catalog.options.updateOne({ opt_code: row.opt_code }, { $set: row }, upsert);
  }
};
