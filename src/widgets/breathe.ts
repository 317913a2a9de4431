/** Lets the browser answer its reader: much work at once is felt on a phone. */
export const breathe = (): Promise<void> => new Promise((resume) => setTimeout(resume));
