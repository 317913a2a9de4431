import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** An open file of a site: whoever replaces it meanwhile changes nothing in what is read of it. */
export interface SiteFile {
  readonly name: string;
  readonly handle: FileHandle;
  readonly size: number;
  /** Another one for every writing of the file. */
  readonly version: string;
}

/** Files that tell the host what to do and are not themselves published. */
const hostFiles = new Set(['_headers', '_redirects']);
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Opens a file of the folder by its name, written with forward slashes; nothing when it is not
 * there, is no file, or when any other name or a link leads to it.
 */
export async function openSiteFile(dir: string, name: string): Promise<SiteFile | undefined> {
  if (hostFiles.has(name) || /[\\\0]/.test(name)) return undefined;
  try {
    const root = await realpath(dir);
    // Joined as text: a name with a dot folder in it then differs from where it leads to.
    const full = root + path.sep + name.split('/').join(path.sep);
    if ((await realpath(full)) !== full || !(await stat(full)).isFile()) return undefined;
    const handle = await open(full);
    const { size, mtimeMs } = await handle.stat();
    return { name, handle, size, version: `${size.toString(36)}-${mtimeMs.toString(36)}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}
