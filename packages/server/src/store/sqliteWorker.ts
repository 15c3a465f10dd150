/**
 * What runs in the thread of the database, as plain JavaScript: a thread made from a text needs no file of its own, so that it
 * works alike from source and from the bundle. It knows no SQL but that of transactions.
 */
export const workerSource = `
const { join } = require('node:path')
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require(workerData.library)

let lock
let db
// By number: what each statement says, and the same made ready; whether it gives rows.
const said = []
const prepared = []

function open() {
  // A lock on a file of its own dies with the process, and leaves the database open to backups.
  lock = new DatabaseSync(join(workerData.folder, 'lock'))
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    throw error.errcode === 5 ? new Error('another process is using it') : error
  }
  db = new DatabaseSync(join(workerData.folder, 'store.sqlite'))
  db.exec('pragma busy_timeout = 5000')
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  // Bringing the log over into the database takes as long as many moves: seldom is better than often.
  db.exec('pragma wal_autocheckpoint = 4000')
  if (workerData.pages !== undefined) db.exec('pragma max_page_count = ' + workerData.pages)
}

function close() {
  try {
    db?.close()
    lock?.close()
  } finally {
    parentPort.close()
  }
}

function ready(number) {
  const statement = db.prepare(said[number])
  return (prepared[number] = { statement, gives: statement.columns().length > 0 })
}

function run([number, parameters]) {
  return (prepared[number] ?? ready(number)).statement.all(...parameters)
}

// Its rows, or nothing if it did nothing. One that gives no rows is asked how many it changed: SQLite makes a table of its own
// for rows that a change gives back, which takes longer than the change.
function did([number, parameters]) {
  const { statement, gives } = prepared[number] ?? ready(number)
  const rows = gives ? statement.all(...parameters) : []
  return (gives ? rows.length : statement.run(...parameters).changes) > 0 ? rows : undefined
}

// One transaction for all.
function write(writes) {
  return together(writes, simply) ?? together(writes, attempt)
}

// Nothing to be said if one of them failed and all were undone; the second time each is tried within a savepoint.
function together(writes, one) {
  const answers = []
  try {
    db.exec('begin immediate')
    for (const each of writes) answers.push(one(each))
  } catch (error) {
    const undone = undo(writes, error, false)
    return one === simply ? undefined : undone
  }
  try {
    db.exec('commit')
  } catch (error) {
    // A full disk means that the end of the transaction is not in the log; of other troubles only a restart could tell.
    return undo(writes, error, error.errcode !== 13 && error.errcode !== 5)
  }
  return answers
}

// Where the first statement finds nothing there is nothing to undo, which is how nearly all of them are refused.
function simply({ first, rest, why }) {
  const rows = did(first)
  if (rows === undefined) return { kind: 'refused', why: why === undefined ? [] : run(why) }
  for (const query of rest) run(query)
  return { kind: 'written', rows }
}

// With one that is refused half-way its neighbours must stand.
function attempt({ first, rest, why }) {
  db.exec('savepoint one')
  let rows
  let failure
  try {
    rows = did(first)
    if (rows !== undefined) for (const query of rest) run(query)
  } catch (error) {
    // SQLite undoes the whole transaction by itself when the disk is full.
    if (!db.isTransaction) throw error
    failure = error
  }
  const written = failure === undefined && rows !== undefined
  if (!written) db.exec('rollback to one')
  db.exec('release one')
  if (written) return { kind: 'written', rows }
  if (failure === undefined || / constraint failed/.test(failure.message)) {
    return { kind: 'refused', why: why === undefined ? [] : run(why) }
  }
  return { kind: 'failed', message: failure.message, maybe: false }
}

function undo(writes, error, maybe) {
  try {
    if (db.isTransaction) db.exec('rollback')
  } catch {}
  return writes.map(() => ({ kind: 'failed', message: error.message, maybe }))
}

const tasks = { open, run, write }

function answer({ task, argument, statements = [] }) {
  said.push(...statements)
  try {
    return { answer: tasks[task](argument) }
  } catch (error) {
    return { problem: error.message }
  }
}

parentPort.on('message', text => {
  const question = JSON.parse(text)
  if (question.task === 'close') return close()
  parentPort.postMessage(JSON.stringify({ number: question.number, ...answer(question) }))
})
`
