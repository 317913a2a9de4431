// @ts-check

/** Something the person at the keyboard can mend; shown without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} what what happened and why
   * @param {string} todo what to do about it
   */
  constructor(what, todo) {
    super(`${what}\n${todo}`);
    this.name = 'UserError';
  }
}

/**
 * Runs a script's main function; a UserError ends it with its message alone.
 * @param {() => Promise<void>} main
 * @returns {Promise<void>}
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
