import { serveOffline, type WorkerScope } from './offline';

// The build puts the list of files and the version of it in the place of these.
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

serveOffline(self as unknown as WorkerScope, __FILES__, __VERSION__);
