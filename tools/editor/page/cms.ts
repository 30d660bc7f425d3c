import { DecapCmsCore } from "decap-cms-core";
import { AzureBackend } from "decap-cms-backend-azure";
import { BitbucketBackend } from "decap-cms-backend-bitbucket";
import { ForgejoBackend } from "decap-cms-backend-forgejo";
import { GitGatewayBackend } from "decap-cms-backend-git-gateway";
import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitHubBackend } from "decap-cms-backend-github";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { en } from "decap-cms-locales";
import booleanWidget from "decap-cms-widget-boolean";
import datetimeWidget from "decap-cms-widget-datetime";
import imageWidget from "decap-cms-widget-image";
import listWidget from "decap-cms-widget-list";
import numberWidget from "decap-cms-widget-number";
import objectWidget from "decap-cms-widget-object";
import selectWidget from "decap-cms-widget-select";
import stringWidget from "decap-cms-widget-string";
import textWidget from "decap-cms-widget-text";

/** What saves: `proxy` is the editor on one's own machine, the others are Git services. */
const backends = {
  azure: AzureBackend,
  bitbucket: BitbucketBackend,
  forgejo: ForgejoBackend,
  "git-gateway": GitGatewayBackend,
  gitea: GiteaBackend,
  github: GitHubBackend,
  gitlab: GitLabBackend,
  proxy: ProxyBackend,
};

/** The fields that `formField.ts` puts into forms. */
const widgets = [
  booleanWidget,
  datetimeWidget,
  imageWidget,
  listWidget,
  numberWidget,
  objectWidget,
  selectWidget,
  stringWidget,
  textWidget,
];

for (const [name, backend] of Object.entries(backends))
  DecapCmsCore.registerBackend(name, backend);
for (const widget of widgets) DecapCmsCore.registerWidget(widget.Widget());
DecapCmsCore.registerLocale("en", en);

/** Decap CMS with the parts that the editor uses. */
export const cms = DecapCmsCore;
