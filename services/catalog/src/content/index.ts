export { type AdminContext, type ContentContext, contentStore } from './context.ts';
export { fingerprintOf } from './kinds/changes.rules.ts';
export {
  editedFields,
  localizedText,
  pictureFields,
  shown,
  textFields,
  unchecked,
} from './kinds/content-fields.model.ts';
export { contentIn, defineKind, type Kind, type PreviewView, type Published } from './kinds/content-kind.ts';
export {
  type Changed,
  contentMark,
  type Edit,
  markOf,
  saveVersioned,
  showsOf,
  writesOf,
} from './kinds/edit.ts';
export { fixedRows, rowsOf } from './kinds/table-rows.ts';
export { contentModule } from './module.ts';
