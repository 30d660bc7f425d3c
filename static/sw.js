/*
 * The site has no service worker. A former site of the firm may have left one at this address, which would show that
 * site to its visitors for ever. Their browsers look here for a newer one and find this, which takes itself away
 * (docs/deploy.md#take-a-former-sites-service-worker-away).
 */
self.addEventListener("install", () => self.skipWaiting());

const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // Open pages are the former site's.
  for (const client of await self.clients.matchAll())
    client.navigate(client.url);
};
self.addEventListener("activate", (event) => event.waitUntil(leave()));
