import type { AnswerTemplate } from '@narae/contracts';
import { MAX_ANSWER_TEMPLATES } from '@narae/contracts/post-limits';
import { LAN_TPS } from '@narae/contracts/languages';
import { auditEntry, DomainError, nextId } from '@narae/service-kit';
import type { DeskContext } from './context.ts';
import { countDocuments, findDocument, updateDocument, type ReadDocument } from './desk.queries.ts';
import type { StoredTemplate, templateModel } from './desk.model.ts';

type Context = Pick<DeskContext, 'templates' | 'store' | 'now'>;
type Written = Pick<AnswerTemplate, 'name' | 'texts'>;

/** Lists the templates by name (COMMUNITY-17). */
export const readTemplates = ({ templates }: Pick<DeskContext, 'templates'>): Promise<AnswerTemplate[]> =>
  findTemplates(templates);

const changesOf = (before: Written | null, after: Written) => [
  ...(before?.name === after.name ? [] : [{ field: 'name', from: before?.name ?? '', to: after.name }]),
  ...LAN_TPS.filter((lan_tp) => before?.texts[lan_tp] !== after.texts[lan_tp]).map((lan_tp) => ({
    field: `texts.${lan_tp}`,
    from: before?.texts[lan_tp] ?? '',
    to: after.texts[lan_tp],
  })),
];

const entryOf = (
  context: Context,
  { by, template_id: id }: { readonly by: string; readonly template_id: string },
  before: Written | null,
  after: Written,
) =>
  auditEntry(
    {
      by,
      action: 'answer-template-changed' as const,
      kind: 'template',
      id,
      changes: changesOf(before, after),
    },
    context.now(),
  );

/** @param by mem_id of the administrator @throws DomainError templates_most */
export const makeTemplate = async (
  context: Context,
  written: Written,
  by: string,
): Promise<AnswerTemplate> => {
  if ((await countDocuments(context.templates)) >= MAX_ANSWER_TEMPLATES)
    throw new DomainError('templates_most', { params: { most: MAX_ANSWER_TEMPLATES } });
  const template_id = await nextId(context.store, 'TEMPLATE');
  const audit = [entryOf(context, { by, template_id }, null, written)];
  await context.templates.create({ ...written, template_id, version: 1, audit });
  return { ...written, template_id, version: 1 };
};

/** Changes the version that was read. @throws DomainError template_not_found, version_conflict */
export const changeTemplate = async (
  context: Context,
  { template_id, version, ...written }: Written & { readonly template_id: string; readonly version: number },
  by: string,
): Promise<AnswerTemplate> => {
  const existing = await findDocument(context.templates, { template_id });
  if (!existing || existing.deleted_at) throw new DomainError('template_not_found', { field: 'template_id' });
  const entry = entryOf(context, { by, template_id }, existing, written);
  const changed =
    existing.version === version &&
    (await updateDocument(context.templates, { template_id, version }, written, entry));
  if (!changed) throw new DomainError('version_conflict', { field: 'version' });
  return changed;
};

/** Deletes the version that was read; repeatable. @throws DomainError version_conflict */
export const deleteTemplate = async (
  context: Context,
  { template_id, version }: { readonly template_id: string; readonly version: number },
  by: string,
): Promise<void> => {
  const existing = await findDocument(context.templates, { template_id });
  if (!existing || existing.deleted_at) return;
  const now = context.now();
  const action = 'answer-template-deleted' as const;
  const changes = [{ field: 'name', from: existing.name, to: '' }];
  const entry = auditEntry({ by, action, kind: 'template', id: template_id, changes }, now);
  const gone =
    existing.version === version &&
    (await updateDocument(context.templates, { template_id, version }, { deleted_at: now }, entry));
  if (!gone) throw new DomainError('version_conflict', { field: 'version' });
};

const findTemplates = (
  templates: ReturnType<typeof templateModel>,
): Promise<ReadDocument<StoredTemplate>[]> =>
  templates
    .find({ deleted_at: null }, { audit: 0 })
    .sort({ name: 1, template_id: 1 })
    .lean<ReadDocument<StoredTemplate>[]>()
    .exec();
