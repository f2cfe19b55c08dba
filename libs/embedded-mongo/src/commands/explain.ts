import type { Collection } from '../collection.ts';
import { fail, lookUp } from '../errors.ts';
import { doc, docs, text } from '../fields.ts';
import { compileFilter } from '../match.ts';
import { plan, type Plan } from '../plan.ts';
import { parseSort } from '../sort.ts';
import { decode, type Doc, toInteger } from '../values.ts';
import { command, namespaceOf, variablesOf, type Call, type Command } from './call.ts';

interface Searched {
  filter?: unknown;
  sort?: unknown;
  hint?: unknown;
  skip?: unknown;
  limit?: unknown;
}
const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

const firstOf = (operations: unknown): Doc => docs(operations, 'explain')[0] ?? {};

const SEARCHED: Record<string, (body: Doc) => Searched> = {
  find: ({ filter, sort, hint, skip, limit }) => ({ filter, sort, hint, skip, limit }),
  count: ({ query, hint, skip, limit }) => ({ filter: query, hint, skip, limit }),
  distinct: ({ query }) => ({ filter: query }),
  aggregate: ({ pipeline, hint }) => ({ filter: firstOf(pipeline).$match, hint }),
  update: ({ updates }) => ({ filter: firstOf(updates).q, hint: firstOf(updates).hint }),
  delete: ({ deletes }) => ({ filter: firstOf(deletes).q, hint: firstOf(deletes).hint }),
  findAndModify: ({ query, sort, hint }) => ({ filter: query, sort, hint, limit: 1 }),
};

function stageOf({ index, reverse, ordered }: Plan, sort: Doc): Doc {
  const direction = reverse ? 'backward' : 'forward';
  const read = index
    ? {
        stage: 'FETCH',
        inputStage: {
          stage: 'IXSCAN',
          keyPattern: index.record.spec.key,
          indexName: index.record.spec.name,
          isMultiKey: index.record.multikey.includes(true),
          isUnique: index.unique,
          direction,
        },
      }
    : { stage: 'COLLSCAN', direction };
  return Object.keys(sort).length > 0 && !ordered
    ? { stage: 'SORT', sortPattern: sort, inputStage: read }
    : read;
}

/** Reads as the command would, and counts; nothing is changed. */
function execute({ stored, ordered }: Plan, filter: Doc, sort: Doc, { skip, limit }: Searched): Doc {
  const began = Date.now();
  const matches = compileFilter(filter, variablesOf());
  const first = toInteger(skip ?? 0, 'skip');
  const most = Math.abs(toInteger(limit ?? 0, 'limit')) || Infinity;
  const stopsEarly = ordered || Object.keys(sort).length === 0;
  let [examined, found] = [0, 0];
  for (const { bytes } of stored) {
    examined++;
    if (matches(decode(bytes))) found++;
    if (stopsEarly && found >= first + most) break;
  }
  return {
    executionSuccess: true,
    nReturned: Math.min(Math.max(found - first, 0), most),
    executionTimeMillis: Date.now() - began,
    totalKeysExamined: 0,
    totalDocsExamined: examined,
  };
}

/** Which index a command would use, as far as drivers and tools ask: `queryPlanner`, and with its verbosity `executionStats`. */
export function explain(call: Call, explained: Doc, verbosity = 'allPlansExecution'): Doc {
  if (!VERBOSITIES.includes(verbosity))
    throw fail(9, `verbosity string must be one of {${VERBOSITIES.map((name) => `'${name}'`).join(', ')}}`);
  const [name = ''] = Object.keys(explained);
  const searched = lookUp(SEARCHED, name, 'Explain failed due to unknown command', 59)(explained);
  const [filter, sort] = [doc(searched.filter ?? {}, 'filter'), doc(searched.sort ?? {}, 'sort')];
  const namespace = namespaceOf({ ...call, body: explained }, name);
  const collection: Collection | undefined = call.store.collections.get(namespace);
  compileFilter(filter, variablesOf());
  const pattern = parseSort(sort);
  const chosen =
    collection && plan(collection, filter, pattern.length > 0 ? pattern : undefined, searched.hint);
  const winningPlan = chosen ? stageOf(chosen, sort) : { stage: 'EOF' };
  const queryPlanner = { namespace, parsedQuery: filter, winningPlan, rejectedPlans: [] };
  const none: Plan = { stored: [], ordered: true, index: undefined, reverse: false };
  const executionStats = {
    ...execute(chosen ?? none, filter, sort, searched),
    executionStages: winningPlan,
  };
  return {
    explainVersion: '1',
    queryPlanner,
    ...(verbosity === 'queryPlanner' ? {} : { executionStats }),
    command: explained,
  };
}

export const EXPLAIN: Record<string, Command> = {
  explain: command({ verbosity: text }, ({ verbosity }, call) =>
    explain(call, doc(call.body.explain, 'explain'), verbosity),
  ),
};
