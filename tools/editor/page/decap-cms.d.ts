/** The parts of Decap CMS that come without types. */

declare module "decap-cms-backend-azure" {
  export const AzureBackend: unknown;
}
declare module "decap-cms-backend-bitbucket" {
  export const BitbucketBackend: unknown;
}
declare module "decap-cms-backend-forgejo" {
  export const ForgejoBackend: unknown;
}
declare module "decap-cms-backend-git-gateway" {
  export const GitGatewayBackend: unknown;
}
declare module "decap-cms-backend-gitea" {
  export const GiteaBackend: unknown;
}
declare module "decap-cms-backend-github" {
  export const GitHubBackend: unknown;
}
declare module "decap-cms-backend-gitlab" {
  export const GitLabBackend: unknown;
}
declare module "decap-cms-backend-proxy" {
  export const ProxyBackend: unknown;
}
declare module "decap-cms-lib-util" {
  export const localForage: {
    ready: () => Promise<void>;
    getItem: (key: string) => Promise<unknown>;
    setItem: (key: string, value: unknown) => Promise<unknown>;
  };
}
declare module "decap-cms-locales" {
  export const en: object;
}
declare module "decap-cms-widget-*" {
  import type { CmsWidgetParam } from "decap-cms-core";
  const widget: { Widget: () => CmsWidgetParam };
  export default widget;
}
