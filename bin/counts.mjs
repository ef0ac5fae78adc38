/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countVitest(report) {
  if (!report) return undefined
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isUnloaded).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts of Playwright's JSON report; passing only at a second try is passing. */
export function countPlaywright(report) {
  if (!report) return undefined
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/** A line for each test of Vitest that failed, and for each file that could not be loaded. */
export function failedVitest(report) {
  return (report?.testResults ?? []).flatMap(file =>
    isUnloaded(file)
      ? [`${file.name}: ${firstLine(file.message)}`]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(test => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  )
}

function isUnloaded(file) {
  return file.status === 'failed' && file.assertionResults.length === 0
}

/** A line for each test of Playwright that failed. */
export function failedPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap(spec => {
    if (spec.ok) return []
    const [error] = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    return [`${spec.file}:${spec.line}: ${spec.title}: ${firstLine(error?.message)}`]
  })
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function firstLine(text) {
  return (text ?? '').split('\n')[0]
}
