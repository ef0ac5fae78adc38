import { stripVTControlCharacters } from 'node:util'

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
      ? [`${file.name}: ${brief(file.message)}`]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(test => `${file.name}: ${test.fullName}: ${brief(test.failureMessages[0])}`),
  )
}

function isUnloaded(file) {
  return file.status === 'failed' && file.assertionResults.length === 0
}

/** A line for each test of Playwright that failed. */
export function failedPlaywright(report) {
  return (report?.suites ?? []).flatMap(specsOf).flatMap(spec => {
    if (spec.ok) return []
    const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    const reasons = errors.map(({ message, location }) => `${brief(message)} (line ${location?.line})`)
    return [`${spec.file}:${spec.line}: ${spec.title}: ${reasons.join(' // ')}`]
  })
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** The first lines of the message, joined into one, so that this line alone says what the test waited for. */
function brief(text) {
  // A test that threw no error has no message.
  const lines = stripVTControlCharacters(text ?? '')
    .split('\n')
    .map(line => line.trim())
  return lines.filter(Boolean).slice(0, 6).join(' / ').slice(0, 600)
}
