import type { ReadDocument } from '../desk-document.ts';
import type { StoredTemplate, templateModel } from './template.model.ts';

/** Those that are not deleted, by their names. */
export const findTemplates = (
  templates: ReturnType<typeof templateModel>,
): Promise<ReadDocument<StoredTemplate>[]> =>
  templates
    .find({ deleted_at: null }, { audit: 0 })
    .sort({ name: 1, template_id: 1 })
    .lean<ReadDocument<StoredTemplate>[]>()
    .exec();
