/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  if (!report) return undefined
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts of Playwright's JSON report; passing only at a second try is passing. */
export function countPlaywright(report) {
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}
