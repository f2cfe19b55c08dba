import { fail } from '../errors.ts';
import { compileProjection } from '../projection.ts';
import { parseSort } from '../sort.ts';
import { truthy } from '../values.ts';
import type { Doc } from '../values.ts';
import { checkCollation, docField, namespaceOf, variablesOf } from './call.ts';
import type { Command } from './call.ts';
import { applyUpdate, changeOf, removeFound } from './change.ts';
import { search } from './query.ts';
import type { Query } from './query.ts';

export const findAndModify: Command = {
  fields:
    'query sort remove update new fields upsert arrayFilters hint collation let bypassDocumentValidation'.split(
      ' ',
    ),
  run(call) {
    const { body, store } = call;
    checkCollation(body);
    const namespace = namespaceOf(call);
    const variables = variablesOf(body);
    const removing = truthy(body.remove);
    if (removing === (body.update !== undefined)) {
      throw fail(
        9,
        removing
          ? 'Cannot specify both an update and remove=true'
          : 'Either an update or remove=true must be specified',
      );
    }
    if (removing && (truthy(body.upsert) || truthy(body.new))) {
      throw fail(9, `Cannot specify both ${truthy(body.upsert) ? 'upsert' : 'new'}=true and remove=true`);
    }
    const sort = docField(body, 'sort');
    const query: Query = {
      filter: docField(body, 'query') ?? {},
      sort: sort && parseSort(sort),
      limit: 1,
      hint: body.hint,
      variables,
    };
    const fields = docField(body, 'fields') ?? {};
    const project = Object.keys(fields).length > 0 ? compileProjection(fields, variables) : undefined;
    return store.write(() => {
      if (removing) {
        const [gone] = removeFound(store.collections.get(namespace), query);
        const value = gone && (project?.(gone.doc, gone.details) ?? gone.doc);
        return { lastErrorObject: { n: gone ? 1 : 0 }, value: value ?? null };
      }
      const change = changeOf(body, body.update, variables);
      const [first] = search(store.collections.get(namespace), query);
      const changed = applyUpdate(store, namespace, query, change, truthy(body.upsert));
      const shown = truthy(body.new) ? changed.after : changed.before;
      const lastErrorObject: Doc = { n: changed.after ? 1 : 0, updatedExisting: changed.matched > 0 };
      if (changed.upserted !== undefined) lastErrorObject.upserted = changed.upserted;
      return { lastErrorObject, value: shown ? (project?.(shown, first?.details) ?? shown) : null };
    });
  },
};
