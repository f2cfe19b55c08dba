/** What a registry answers that has no audit: packages only, or a mirror. */
const ABSENT = new Set([404, 405, 410, 501]);
/** From here on a hole ends the command with a failure; what is lower is listed. */
const GRAVE = new Set(['high', 'critical']);

/**
 * What `npm audit --json` has said, as lines to show and the code to end with: 0 where nothing grave was found or the
 * registry has no audit, 1 for what is grave, 2 where nothing is known.
 */
export const auditOutcome = (json) => {
  let said;
  try {
    said = JSON.parse(json);
  } catch {
    return { lines: ['npm audit gave no answer that can be read; nothing is known.'], code: 2 };
  }
  if (said.vulnerabilities) {
    const found = Object.values(said.vulnerabilities);
    const grave = found.some(({ severity }) => GRAVE.has(severity));
    const lines = found.map(({ severity, name, range }) => `${severity}\t${name} ${range}`);
    return { lines: [...lines, `${found.length} packages with known holes`], code: grave ? 1 : 0 };
  }
  if (ABSENT.has(said.statusCode))
    return {
      lines: [`Skipped: this registry has no audit (${said.method} ${said.uri}: ${said.statusCode}).`],
      code: 0,
    };
  return { lines: [`npm audit failed: ${said.message ?? 'no reason given'}; nothing is known.`], code: 2 };
};
