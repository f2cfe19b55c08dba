import type { AuditEntry } from '@narae/service-kit';
import type { StoredTemplate, templateModel } from './template.model.ts';

type Templates = ReturnType<typeof templateModel>;
/** A template as it is read. */
export type ReadTemplate = Omit<StoredTemplate, 'audit'>;

const light = { audit: 0 } as const;

/** Those that are not deleted, by their names. */
export const findTemplates = (templates: Templates): Promise<ReadTemplate[]> =>
  templates.find({ deleted_at: null }, light).sort({ name: 1, template_id: 1 }).lean<ReadTemplate[]>().exec();

/** A template, deleted or not. */
export const findTemplate = (templates: Templates, template_id: string): Promise<ReadTemplate | null> =>
  templates.findOne({ template_id }, light).lean<ReadTemplate>().exec();

/** How many there are. */
export const countTemplates = (templates: Templates): Promise<number> =>
  templates.countDocuments({ deleted_at: null }).exec();

/** Writes over exactly the template that was changed; null when somebody was faster. */
export const writeOver = (
  templates: Templates,
  { template_id, version }: Pick<StoredTemplate, 'template_id' | 'version'>,
  set: Partial<StoredTemplate>,
  audit: AuditEntry,
): Promise<ReadTemplate | null> =>
  templates
    .findOneAndUpdate(
      { template_id, version, deleted_at: null },
      { $set: set, $inc: { version: 1 }, $push: { audit } },
      { returnDocument: 'after', projection: light },
    )
    .lean<ReadTemplate>()
    .exec();
