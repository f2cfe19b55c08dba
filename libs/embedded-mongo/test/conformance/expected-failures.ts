/** Tests of MongoDB's that this store is not meant to pass, by `file: description`, each with its reason.
 * One that passes after all fails the run, so that this list stays true. */
export const EXPECTED_FAILURES: Record<string, string> = {
  'db-aggregate.json: Aggregate with $listLocalSessions':
    'Sessions are ignored, so there are none to list; aggregation on a database is rejected.',
  'db-aggregate.json: Aggregate with $listLocalSessions and allowDiskUse':
    'Sessions are ignored, so there are none to list; aggregation on a database is rejected.',
  'estimatedDocumentCount.json: estimatedDocumentCount errors correctly--command error':
    'Needs configureFailPoint, a hook for testing drivers that only test builds of MongoDB have.',
  'estimatedDocumentCount.json: estimatedDocumentCount errors correctly--socket error':
    'Needs configureFailPoint, a hook for testing drivers that only test builds of MongoDB have.',
  'estimatedDocumentCount.json: estimatedDocumentCount works correctly on views': 'Views are rejected.',
};
