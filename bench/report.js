// The table of a run.
import os from 'node:os'

export function machine() {
  const [cpu] = os.cpus()
  const memory = (os.totalmem() / 2 ** 30).toFixed(0)
  const load = os.loadavg().map((value) => value.toFixed(1))
  return `${os.cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${os.type()} ${os.release()}, Node ${process.version}, load ${load.join(' ')} at the end`
}

const reached = ({ ratio, atLeast, atMost }) =>
  (atLeast === undefined || ratio >= atLeast) && (atMost === undefined || ratio <= atMost)

const target = ({ atLeast, atMost }) =>
  atLeast !== undefined
    ? `at least ${atLeast}`
    : atMost !== undefined
      ? `at most ${atMost}`
      : 'as the cores allow'

export function reportOf(rows, notes, { items, seconds, machine }) {
  const missed = rows.filter((row) => !reached(row))
  const lines = rows.map(
    (row) =>
      `| ${row.measure} | ${row.value} | ${row.against} | ${row.ratio.toFixed(2)} | ${target(row)} | ${reached(row) ? 'yes' : '**no**'} |`,
  )
  const text = `# The last run of \`npm run bench\`

${new Date().toISOString().slice(0, 10)}, ${items} work items in the large project, ${Math.round(seconds / 60)} minutes.
Machine: ${machine}.

| Measure | Reached | Against | Ratio | To reach | Met |
|---|---|---|---|---|---|
${lines.join('\n')}

${missed.length === 0 ? 'Every ratio is met.' : `Missed: ${missed.length} of ${rows.length}.`}

${notes.map((note) => `- ${note}`).join('\n')}
`
  return { text, missed: missed.length }
}
