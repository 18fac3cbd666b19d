/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages by their folder; the project itself is '' */

/**
 * @param {LockedPackages} locked @param {LockedPackages} installed
 * @param {boolean} withDev false when packages for development may be missing
 */
export function isComplete(locked, installed, withDev) {
  return Object.entries(locked).every(([folder, { version, dev, optional, devOptional }]) => {
    if (folder === '') return true;
    const present = installed[folder];
    if (present) return present.version === version;
    // npm leaves out what other platforms need.
    return optional || devOptional || (dev && !withDev);
  });
}
