// Loaded before the script that is measured; workers are part of the same process.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    // Kilobytes on every system that Node runs on.
    console.error(`peak-memory ${process.resourceUsage().maxRSS * 1024}`);
  });
}
