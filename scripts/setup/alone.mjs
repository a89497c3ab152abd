import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const LOCK = '.cache/setup-lock'

/** Two starts at once would delete each other's packages. The lock of a dead process is taken over. */
export async function alone(work) {
  const isLocked = await takeLock()
  await work()
  if (isLocked) rmSync(LOCK, { force: true })
}

async function takeLock() {
  const own = `${LOCK}-${process.pid}`
  try {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(own, String(process.pid))
    await becomeOwner(own)
    return true
  } catch {
    // A folder that can't be written to can't be set up either; what is there may still start.
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** A link is made with its content or not at all, so the lock always names its owner. */
async function becomeOwner(own) {
  for (let tries = 0; ; tries++) {
    try {
      return linkSync(own, LOCK)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isOwned()) rmSync(LOCK, { force: true })
    else if (tries === 0) process.stdout.write('Another start sets up this folder: waiting.\n')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function isOwned() {
  try {
    const pid = Number(readFileSync(LOCK, 'utf8'))
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
