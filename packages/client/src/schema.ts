// Generated from openapi.json by scripts/generate.js. Do not edit.
export interface paths {
 "/assets/user-assets/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Announce an image of your own */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "me.png",
      *       "type": "image/png",
      *       "size": 2048,
      *       "entity_type": "USER_AVATAR"
      *     }
      */
     "application/json": {
      /**
       * @description What the image is for.
       * @enum {unknown}
       */
      entity_type: "USER_AVATAR" | "USER_COVER";
      /** @description The name of the file; folders before it are left out. */
      name: string;
      /** @description Its size in bytes. No more than this, and no more than FILE_SIZE_LIMIT_BYTES, can then be uploaded. */
      size: number;
      /** @description Its MIME type. Default: application/octet-stream. */
      type?: string;
     };
    };
   };
   responses: {
    /** @description Announce an image of your own */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["AssetUpload"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/assets/user-assets/{asset_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Remove an image of your own */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     asset_id: components["parameters"]["asset_id"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Confirm that an image was uploaded */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     asset_id: components["parameters"]["asset_id"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "attributes": {
      *         "name": "me.png"
      *       }
      *     }
      */
     "application/json": {
      /** @description Takes the place of what is stored. */
      attributes?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/auth/change-password": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Change your password, and end your other sessions */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description 8 to 128 characters. */
      current_password: string;
      /** @description 8 to 128 characters. */
      new_password: string;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/first-run": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Make the first account and workspace of an installation, and sign in */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      email: string;
      first_name?: string;
      last_name?: string;
      /** @description 8 to 128 characters. */
      password: string;
      workspace_name: string;
      workspace_slug?: string;
     };
    };
   };
   responses: {
    /** @description Make the first account and workspace of an installation, and sign in */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       user: components["schemas"]["Account"];
       workspace: components["schemas"]["WorkspaceName"];
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/forgot-password": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Ask for a mail with a link to a new password */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      email: string;
     };
    };
   };
   responses: {
    /** @description Ask for a mail with a link to a new password */
    202: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       message: string;
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/invitations/{token}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an open invitation by its token */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     token: components["parameters"]["token"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an open invitation by its token */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["OpenInvitation"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/invitations/{token}/accept": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Accept an invitation to a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     token: components["parameters"]["token"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Accept an invitation to a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       workspace: components["schemas"]["WorkspaceName"];
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/reset-password": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Set a new password by the token that was sent */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description 8 to 128 characters. */
      new_password: string;
      token: string;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/session": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Say who is signed in, and what this installation is */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Say who is signed in, and what this installation is */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["SessionState"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sessions": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List your sessions */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List your sessions */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["SessionInfo"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sessions/{session_id}": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** End one of your sessions */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     session_id: components["parameters"]["session_id"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sign-in": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Sign in */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      email: string;
      /** @description 8 to 128 characters. */
      password: string;
     };
    };
   };
   responses: {
    /** @description Sign in */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       user: components["schemas"]["Account"];
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sign-out": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Sign out */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sign-out-everywhere": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** End all your sessions */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/sign-up": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Make an account, by invitation or where everybody may, and sign in */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      email?: string;
      first_name?: string;
      /** @description The token of an invitation; it decides the email. */
      invitation?: string;
      last_name?: string;
      /** @description 8 to 128 characters. */
      password: string;
     };
    };
   };
   responses: {
    /** @description Make an account, by invitation or where everybody may, and sign in */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       user: components["schemas"]["Account"];
       workspace: components["schemas"]["WorkspaceName"] | null;
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/auth/verify-email": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Show that an email is yours, by the token that was sent there */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      token: string;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/users/me/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the user behind the key */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the user behind the key */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Me"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Update your profile */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "display_name": "Ada",
      *       "timezone": "Europe/London",
      *       "theme": "dark"
      *     }
      */
     "application/json": {
      /**
       * @description Empty takes the avatar away. A new one is uploaded as an asset.
       * @enum {unknown}
       */
      avatar?: "";
      display_name?: string;
      first_name?: string;
      last_name?: string;
      /**
       * @description How the web app looks.
       * @enum {unknown}
       */
      theme?: "system" | "light" | "dark";
      /** @description An IANA name such as Europe/Rome. */
      timezone?: string;
     };
    };
   };
   responses: {
    /** @description Update your profile */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Me"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/users/me/api-tokens/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List your API keys */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List your API keys */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ApiToken"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an API key */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "title": "Build server",
      *       "description": "Closes what a release contains."
      *     }
      */
     "application/json": {
      description?: string;
      /** @description When the key stops working; null for never. */
      expires_at?: string | null;
      title: string;
     };
    };
   };
   responses: {
    /** @description Create an API key */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["NewApiToken"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/users/me/api-tokens/{token_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an API key */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     token_id: components["parameters"]["token_id"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an API key */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ApiToken"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Revoke an API key */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     token_id: components["parameters"]["token_id"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/users/me/invitations/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the open invitations to you */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the open invitations to you */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InvitationToMe"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/users/me/invitations/{invitation_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Accept or decline an invitation */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     invitation_id: components["parameters"]["invitation_id"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "accepted": true
      *     }
      */
     "application/json": {
      /** @description true joins the workspace, false declines. */
      accepted: boolean;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the workspaces of the caller */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     slug?: components["parameters"]["slug"];
    };
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the workspaces of the caller */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspacePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "North Harbour",
      *       "slug": "north-harbour"
      *     }
      */
     "application/json": {
      /** @description The address of an image. */
      logo?: string | null;
      name: string;
      organization_size?: string | null;
      /** @description Lower-case letters, digits, - and _. Made from the name when absent. */
      slug?: string;
      /** @description An IANA name such as Europe/Rome. */
      timezone?: string;
     };
    };
   };
   responses: {
    /** @description Create a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Workspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Workspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a workspace */
  delete: {
   parameters: {
    query?: {
     confirm?: components["parameters"]["confirm"];
    };
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Rename a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "name": "North Harbour Ltd"
      *     }
      */
     "application/json": {
      /** @description The address of an image. */
      logo?: string | null;
      name?: string;
      organization_size?: string | null;
      /** @description An IANA name such as Europe/Rome. */
      timezone?: string;
     };
    };
   };
   responses: {
    /** @description Rename a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Workspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/assets/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Announce a file of a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "plan.pdf",
      *       "type": "application/pdf",
      *       "size": 2048
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description The name of the file; folders before it are left out. */
      name: string;
      /**
       * Format: uuid
       * @description When given, only members of this project see the file.
       */
      project_id?: string;
      /** @description Its size in bytes. No more than this, and no more than FILE_SIZE_LIMIT_BYTES, can then be uploaded. */
      size: number;
      /** @description Its MIME type. Default: application/octet-stream. */
      type?: string;
     };
    };
   };
   responses: {
    /** @description Announce a file of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["AssetUpload"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/assets/{asset_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a link to a file of a workspace */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     asset_id: components["parameters"]["asset_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a link to a file of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["AssetDownload"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Confirm that a file of a workspace was uploaded */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     asset_id: components["parameters"]["asset_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "is_uploaded": true
      *     }
      */
     "application/json": {
      /** @description That the file has been sent. Asking is enough: what is sent here changes nothing. */
      is_uploaded?: boolean;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/assets/{asset_id}/file/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Download a file of a workspace */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     asset_id: components["parameters"]["asset_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/events/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Follow what happens in a workspace */
  get: {
   parameters: {
    query?: {
     after?: components["parameters"]["after"];
     /** @description How many events are looked at, at most. Default: 1000. */
     limit?: number;
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Follow what happens in a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EventPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/export/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Export a workspace */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Export a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/gzip": string;
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/features/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the features of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the features of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceFeatures"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Turn features of a workspace on or off */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "initiatives": true
      *     }
      */
     "application/json": {
      customers?: boolean;
      initiatives?: boolean;
      pi?: boolean;
      project_grouping?: boolean;
      teams?: boolean;
      wiki?: boolean;
     };
    };
   };
   responses: {
    /** @description Turn features of a workspace on or off */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceFeatures"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List initiatives */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     lead?: components["parameters"]["lead"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     state?: components["parameters"]["state"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List initiatives */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an initiative */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Every chart on every phone",
      *       "state": "PLANNED"
      *     }
      */
     "application/json": {
      archived_at?: string | null;
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string | null;
      /** @description Not before start_date. */
      end_date?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      start_date?: string | null;
      /** @enum {unknown} */
      state?: "DRAFT" | "PLANNED" | "ACTIVE" | "COMPLETED" | "CLOSED";
     };
    };
   };
   responses: {
    /** @description Create an initiative */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Initiative"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/{initiative_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an initiative */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Initiative"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an initiative */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update an initiative */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "state": "ACTIVE"
      *     }
      */
     "application/json": {
      archived_at?: string | null;
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string | null;
      /** @description Not before start_date. */
      end_date?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      start_date?: string | null;
      /** @enum {unknown} */
      state?: "DRAFT" | "PLANNED" | "ACTIVE" | "COMPLETED" | "CLOSED";
     };
    };
   };
   responses: {
    /** @description Update an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Initiative"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/{initiative_id}/epics/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the epics of an initiative */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the epics of an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EpicPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Attach epics to an initiative */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      epic_ids: string[];
     };
    };
   };
   responses: {
    /** @description Attach epics to an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Epic"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Detach epics from an initiative */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      epic_ids: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/{initiative_id}/labels/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the labels of an initiative */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the labels of an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabelPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Attach labels to an initiative */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      label_ids: string[];
     };
    };
   };
   responses: {
    /** @description Attach labels to an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabel"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Detach labels from an initiative */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      label_ids: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/{initiative_id}/projects/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the projects of an initiative */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     identifier?: components["parameters"]["identifier"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     network?: components["parameters"]["network"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the projects of an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Attach projects to an initiative */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      project_ids: string[];
     };
    };
   };
   responses: {
    /** @description Attach projects to an initiative */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Project"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Detach projects from an initiative */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     initiative_id: components["parameters"]["initiative_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      project_ids: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/labels/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the initiative labels of a workspace */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the initiative labels of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabelPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an initiative label */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Growth",
      *       "color": "#0ea5e9"
      *     }
      */
     "application/json": {
      /** @description A colour such as #0ea5e9. */
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Unique among the initiative labels of the workspace. */
      name: string;
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create an initiative label */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/initiatives/labels/{label_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an initiative label */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an initiative label */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an initiative label */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update an initiative label */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#0284c7"
      *     }
      */
     "application/json": {
      /** @description A colour such as #0ea5e9. */
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Unique among the initiative labels of the workspace. */
      name?: string;
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update an initiative label */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["InitiativeLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/invitations/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the invitations to a workspace */
  get: {
   parameters: {
    query?: {
     accepted?: components["parameters"]["accepted"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the invitations to a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Invitation"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Invite somebody to a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "email": "new.hand@example.com",
      *       "role": 15
      *     }
      */
     "application/json": {
      /**
       * Format: email
       * @description Who is invited. It cannot be changed.
       */
      email: string;
      /**
       * @description The role that is offered: 20 admin, 15 member, 5 guest.
       * @default 5
       * @enum {unknown}
       */
      role?: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Invite somebody to a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Invitation"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/invitations/{invitation_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an invitation */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     invitation_id: components["parameters"]["invitation_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an invitation */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Invitation"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Withdraw an invitation */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     invitation_id: components["parameters"]["invitation_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Change the role that an invitation offers */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     invitation_id: components["parameters"]["invitation_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "role": 5
      *     }
      */
     "application/json": {
      /** @description Refused: remove the invitation and make another one. */
      email?: unknown;
      /**
       * @description The role that is offered: 20 admin, 15 member, 5 guest.
       * @enum {unknown}
       */
      role?: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Change the role that an invitation offers */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Invitation"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/members-lite/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the members of a workspace in pages */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     display_name?: components["parameters"]["display_name"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     first_name?: components["parameters"]["first_name"];
     is_active?: components["parameters"]["is_active"];
     is_bot?: components["parameters"]["is_bot"];
     last_name?: components["parameters"]["last_name"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     role_slug?: components["parameters"]["role_slug"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the members of a workspace in pages */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMemberPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/members/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the members of a workspace */
  get: {
   parameters: {
    query?: {
     display_name?: components["parameters"]["display_name"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     first_name?: components["parameters"]["first_name"];
     is_active?: components["parameters"]["is_active"];
     is_bot?: components["parameters"]["is_bot"];
     last_name?: components["parameters"]["last_name"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     role_slug?: components["parameters"]["role_slug"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the members of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMember"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add an account to a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * Format: email
       * @description The email of an existing account.
       */
      email: string;
      /**
       * @description 20 admin, 15 member, 5 guest.
       * @default 15
       * @enum {unknown}
       */
      role?: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Add an account to a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMember"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/members/{member_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Remove a member from a workspace */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     member_id: components["parameters"]["member_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Change a member's role in a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     member_id: components["parameters"]["member_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * @description 20 admin, 15 member, 5 guest.
       * @enum {unknown}
       */
      role: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Change a member's role in a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMember"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/members/remove/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Remove a member from a workspace, by email or user id */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     "application/json": {
      /** @description The member's email, or */
      email?: string;
      /**
       * Format: uuid
       * @description the member's user id.
       */
      member?: string;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/pages/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the pages of a workspace */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     /** @description Only pages with this in their name, in any case. */
     search?: string;
     /** @description Which pages: `all` that are not archived, the `public` or the `private` ones of them, those `shared` with the caller alone (none in this version), or the `archived` ones. */
     type?: "all" | "public" | "private" | "shared" | "archived";
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the pages of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["PageSummaryPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a page in a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "How we sound a basin",
      *       "description_html": "<p>Start at low tide.</p>"
      *     }
      */
     "application/json": {
      /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
      access?: 0 | 1;
      archived_at?: string | null;
      /** @description Only null: there are no collections in this version. */
      collection_id?: null;
      color?: string;
      /** @description HTML. What could run script is removed. */
      description_html: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A locked page is not changed before it is unlocked. */
      is_locked?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description The page that this one is below. Set when the page is made. */
      parent_id?: string | null;
      sort_order?: number;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a page in a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/pages/{page_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a page of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only when the page has this external_id. */
     external_id?: string;
     /** @description Only when the page has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description As on the list; one page has only one order. */
     order_by?: string;
    };
    header?: never;
    path: {
     page_id: components["parameters"]["page_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a page of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a page of a workspace */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     page_id: components["parameters"]["page_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a page of a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     page_id: components["parameters"]["page_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "archived_at": "2026-12-01"
      *     }
      */
     "application/json": {
      /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
      access?: 0 | 1;
      archived_at?: string | null;
      color?: string;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A locked page is not changed before it is unlocked. */
      is_locked?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      sort_order?: number;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a page of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/project-labels/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the labels for projects */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the labels for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectLabelPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a label for projects */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Customer",
      *       "color": "#0052cc"
      *     }
      */
     "application/json": {
      /** @description A colour such as #d73a4a. */
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Unique in the workspace. */
      name: string;
      /** @description Where the label stands among the others. A new label comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create a label for projects */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/project-labels/{label_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a label for projects */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a label for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a label for projects */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a label for projects */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#d73a4a"
      *     }
      */
     "application/json": {
      /** @description A colour such as #d73a4a. */
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Unique in the workspace. */
      name?: string;
      /** @description Where the label stands among the others. A new label comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update a label for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectLabel"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/project-role-distribution/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Count the members of projects by role */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Count the members of projects by role */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectRoleDistribution"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/project-states/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the states for projects */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     group?: components["parameters"]["group"];
     limit?: components["parameters"]["limit"];
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the states for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectState"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a state for projects */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Under way",
      *       "group": "started",
      *       "color": "#f59e0b"
      *     }
      */
     "application/json": {
      /** @description A colour such as #f59e0b. */
      color?: string | null;
      /** @description The state of new projects. At most one is: setting it takes it from the others. */
      default?: boolean;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /**
       * @description What a project in this state counts as. Default: backlog.
       * @enum {unknown}
       */
      group?: "backlog" | "unstarted" | "started" | "completed" | "cancelled";
      /** @description Unique in the workspace. */
      name: string;
      /** @description Where the state stands among the others. A new state comes last. */
      sequence?: number;
     };
    };
   };
   responses: {
    /** @description Create a state for projects */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectState"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/project-states/{state_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a state for projects */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a state for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectState"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a state for projects */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a state for projects */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#46a758"
      *     }
      */
     "application/json": {
      /** @description A colour such as #f59e0b. */
      color?: string | null;
      /** @description The state of new projects. At most one is: setting it takes it from the others. */
      default?: boolean;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /**
       * @description What a project in this state counts as. Default: backlog.
       * @enum {unknown}
       */
      group?: "backlog" | "unstarted" | "started" | "completed" | "cancelled";
      /** @description Unique in the workspace. */
      name?: string;
      /** @description Where the state stands among the others. A new state comes last. */
      sequence?: number;
     };
    };
   };
   responses: {
    /** @description Update a state for projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceProjectState"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects-lite/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List projects to pick from */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     include_archived?: components["parameters"]["include_archived"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List projects to pick from */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectLitePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List projects */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     identifier?: components["parameters"]["identifier"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     network?: components["parameters"]["network"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Website",
      *       "identifier": "WEB"
      *     }
      */
     "application/json": {
      /** @description Months (of 30 days) without activity after which finished work items are archived; 0 is never. */
      archive_in?: number;
      /** @description Months (of 30 days) without activity after which open work items are moved to default_state, or cancelled; 0 is never. */
      close_in?: number;
      cover_image?: string | null;
      /** @description Whether cycles can be created. */
      cycle_view?: boolean;
      /** @description Who gets new work items that name nobody. */
      default_assignee?: string | null;
      description?: string;
      emoji?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      guest_view_all_features?: boolean;
      icon_prop?: {
       [key: string]: unknown;
      } | null;
      /** @description Stands before the number of a work item, as in WEB-12. At most 12 characters, upper-cased, unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
      identifier: string;
      intake_view?: boolean;
      is_issue_type_enabled?: boolean;
      is_time_tracking_enabled?: boolean;
      issue_views_view?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description Whether modules can be created. */
      module_view?: boolean;
      /** @description Unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
      name: string;
      /**
       * @description 2: every member of the workspace sees the project. 0: only its members do.
       * @enum {unknown}
       */
      network?: 0 | 2;
      page_view?: boolean;
      /** @description A member of the workspace, who becomes an admin of the project. */
      project_lead?: string | null;
      /** @description An IANA name such as Europe/Rome. */
      timezone?: string;
     };
    };
   };
   responses: {
    /** @description Create a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Project"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Project"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a project for good */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "module_view": true
      *     }
      */
     "application/json": {
      /** @description Months (of 30 days) without activity after which finished work items are archived; 0 is never. */
      archive_in?: number;
      /** @description Months (of 30 days) without activity after which open work items are moved to default_state, or cancelled; 0 is never. */
      close_in?: number;
      cover_image?: string | null;
      /** @description Whether cycles can be created. */
      cycle_view?: boolean;
      /** @description Who gets new work items that name nobody. */
      default_assignee?: string | null;
      /** @description The state that idle work items are moved to. */
      default_state?: string | null;
      description?: string;
      emoji?: string | null;
      /** @description The estimate of the project, once it is in use. */
      estimate?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      guest_view_all_features?: boolean;
      icon_prop?: {
       [key: string]: unknown;
      } | null;
      /** @description Stands before the number of a work item, as in WEB-12. At most 12 characters, upper-cased, unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
      identifier?: string;
      intake_view?: boolean;
      is_issue_type_enabled?: boolean;
      is_time_tracking_enabled?: boolean;
      issue_views_view?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description Whether modules can be created. */
      module_view?: boolean;
      /** @description Unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
      name?: string;
      /**
       * @description 2: every member of the workspace sees the project. 0: only its members do.
       * @enum {unknown}
       */
      network?: 0 | 2;
      page_view?: boolean;
      /** @description A member of the workspace, who becomes an admin of the project. */
      project_lead?: string | null;
      /** @description An IANA name such as Europe/Rome. */
      timezone?: string;
     };
    };
   };
   responses: {
    /** @description Update a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Project"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Archive a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Unarchive a project */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archived-cycles/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List archived cycles */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     owned_by?: components["parameters"]["owned_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List archived cycles */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CyclePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archived-cycles/{cycle_id}/unarchive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Bring an archived cycle back */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archived-modules/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List archived modules */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     lead?: components["parameters"]["lead"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     status?: components["parameters"]["status"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List archived modules */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ModulePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archived-modules/{module_id}/unarchive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Bring an archived module back */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/archived-work-items/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List archived work items */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     /** @description Together with external_source. */
     external_id?: string;
     /** @description Together with external_id. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List archived work items */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles-lite/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List cycles without their counts */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     owned_by?: components["parameters"]["owned_by"];
     per_page?: components["parameters"]["per_page"];
     /** @description Only cycles of this status; incomplete is all that have not ended. */
     status?: "draft" | "upcoming" | "current" | "completed" | "incomplete";
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List cycles without their counts */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CycleLitePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List cycles */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     cycle_view?: components["parameters"]["cycle_view"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     owned_by?: components["parameters"]["owned_by"];
     per_page?: components["parameters"]["per_page"];
     /** @description Only cycles of this status; incomplete is all that have not ended. */
     status?: "draft" | "upcoming" | "current" | "completed" | "incomplete";
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List cycles */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CyclePage"] | components["schemas"]["Cycle"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a cycle */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Sprint 12",
      *       "start_date": "2026-11-02",
      *       "end_date": "2026-11-15"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description The last day, not before the first. */
      end_date?: (string) | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /**
       * Format: uuid
       * @description A member of the workspace. Default: the caller.
       */
      owned_by?: string;
      /** @description Where the cycle stands among the others. A new cycle comes first. */
      sort_order?: number;
      /** @description The first day: a date, or a time on it. Goes together with end_date. */
      start_date?: (string) | null;
      /** @description An IANA name such as Europe/Rome. Default: UTC. */
      timezone?: string;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a cycle */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Cycle"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a cycle */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a cycle */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Cycle"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a cycle */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a cycle */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "name": "Sprint 12: harbour map"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description The last day, not before the first. */
      end_date?: (string) | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      /**
       * Format: uuid
       * @description A member of the workspace. Default: the caller.
       */
      owned_by?: string;
      /** @description Where the cycle stands among the others. A new cycle comes first. */
      sort_order?: number;
      /** @description The first day: a date, or a time on it. Goes together with end_date. */
      start_date?: (string) | null;
      /** @description An IANA name such as Europe/Rome. Default: UTC. */
      timezone?: string;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a cycle */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Cycle"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/archive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Archive a cycle */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work items of a cycle */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work items of a cycle */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Put work items into a cycle */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description Ids of work items of the project. */
      issues: string[];
     };
    };
   };
   responses: {
    /** @description Put work items into a cycle */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CycleWorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/cycle-issues/{work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the membership of a work item in a cycle */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the membership of a work item in a cycle */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CycleWorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Take a work item out of a cycle */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/cycles/{cycle_id}/transfer-issues/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Move the open work items of a cycle to another one */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     cycle_id: components["parameters"]["cycle_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * Format: uuid
       * @description A cycle of the project that has not ended.
       */
      new_cycle_id: string;
     };
    };
   };
   responses: {
    /** @description Move the open work items of a cycle to another one */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Message"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/epics/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List epics */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List epics */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EpicPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an epic */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Offline charts",
      *       "priority": "medium"
      *     }
      */
     "application/json": {
      /** @description Shown as assignees. */
      assignee_ids?: string[];
      /** @description Users. Those who are not members or admins of the project are left out. */
      assignees?: string[];
      /** @description Plain text, used when description_html is absent. */
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description A point of the project's estimate. */
      estimate_point?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Shown as labels. */
      label_ids?: string[];
      /** @description Labels of the project; others are left out. */
      labels?: string[];
      name: string;
      /** @description A work item or an epic of the project. */
      parent?: string | null;
      /** @description Shown as parent. */
      parent_id?: string | null;
      /** @enum {unknown} */
      priority?: "urgent" | "high" | "medium" | "low" | "none";
      start_date?: string | null;
      /**
       * Format: uuid
       * @description A state of the project. Default: its default state.
       */
      state?: string;
      /**
       * Format: uuid
       * @description Shown as state.
       */
      state_id?: string;
      /** @description Not before start_date. */
      target_date?: string | null;
     };
    };
   };
   responses: {
    /** @description Create an epic */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Epic"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/epics/{epic_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an epic */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only if the record has this external_id. */
     external_id?: string;
     /** @description Only if the record has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
    };
    header?: never;
    path: {
     epic_id: components["parameters"]["epic_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an epic */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Epic"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an epic */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     epic_id: components["parameters"]["epic_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update an epic */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     epic_id: components["parameters"]["epic_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "priority": "high"
      *     }
      */
     "application/json": {
      /** @description Shown as assignees. */
      assignee_ids?: string[];
      /** @description Users. Those who are not members or admins of the project are left out. */
      assignees?: string[];
      /** @description Plain text, used when description_html is absent. */
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description A point of the project's estimate. */
      estimate_point?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Shown as labels. */
      label_ids?: string[];
      /** @description Labels of the project; others are left out. */
      labels?: string[];
      name?: string;
      /** @description A work item or an epic of the project. */
      parent?: string | null;
      /** @description Shown as parent. */
      parent_id?: string | null;
      /** @enum {unknown} */
      priority?: "urgent" | "high" | "medium" | "low" | "none";
      start_date?: string | null;
      /**
       * Format: uuid
       * @description A state of the project. Default: its default state.
       */
      state?: string;
      /**
       * Format: uuid
       * @description Shown as state.
       */
      state_id?: string;
      /** @description Not before start_date. */
      target_date?: string | null;
     };
    };
   };
   responses: {
    /** @description Update an epic */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Epic"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/epics/{epic_id}/work-items/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work items of an epic */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     epic_id: components["parameters"]["epic_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work items of an epic */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Put work items under an epic */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     epic_id: components["parameters"]["epic_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description Ids of work items of the project. */
      work_item_ids: string[];
     };
    };
   };
   responses: {
    /** @description Put work items under an epic */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/estimates/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the estimate of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the estimate of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Estimate"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create the estimate of a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Story points",
      *       "type": "points"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      last_used?: boolean;
      name: string;
      /**
       * @description What its points are. Default: categories.
       * @enum {unknown}
       */
      type?: "categories" | "points" | "time";
     };
    };
   };
   responses: {
    /** @description Create the estimate of a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Estimate"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Delete the estimate of a project */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update the estimate of a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "Ideal days, doubled"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      name?: string;
     };
    };
   };
   responses: {
    /** @description Update the estimate of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Estimate"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/estimates/{estimate_id}/estimate-points/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the points of an estimate */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     value?: components["parameters"]["value"];
    };
    header?: never;
    path: {
     estimate_id: components["parameters"]["estimate_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the points of an estimate */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EstimatePoint"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add points to an estimate */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     estimate_id: components["parameters"]["estimate_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "estimate_points": [
      *         {
      *           "key": 1,
      *           "value": "1"
      *         },
      *         {
      *           "key": 2,
      *           "value": "2"
      *         }
      *       ]
      *     }
      */
     "application/json": {
      estimate_points: {
       description?: string;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** @description For sorting. Default: 0. */
       key?: number;
       /** @description What people see, such as 5 or XL. */
       value: string;
      }[];
     } | {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description For sorting. Default: 0. */
      key?: number;
      /** @description What people see, such as 5 or XL. */
      value: string;
     }[];
    };
   };
   responses: {
    /** @description Add points to an estimate */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EstimatePoint"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/estimates/{estimate_id}/estimate-points/{estimate_point_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Delete a point of an estimate */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     estimate_id: components["parameters"]["estimate_id"];
     estimate_point_id: components["parameters"]["estimate_point_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a point of an estimate */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     estimate_id: components["parameters"]["estimate_id"];
     estimate_point_id: components["parameters"]["estimate_point_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "value": "3"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description For sorting. Default: 0. */
      key?: number;
      /** @description What people see, such as 5 or XL. */
      value?: string;
     };
    };
   };
   responses: {
    /** @description Update a point of an estimate */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["EstimatePoint"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/features/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the features of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the features of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectFeatures"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Turn features of a project on or off */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "modules": true,
      *       "epics": true
      *     }
      */
     "application/json": {
      cycles?: boolean;
      epics?: boolean;
      intakes?: boolean;
      modules?: boolean;
      pages?: boolean;
      parallel_cycles?: boolean;
      project_updates?: boolean;
      views?: boolean;
      work_item_types?: boolean;
      workflows?: boolean;
     };
    };
   };
   responses: {
    /** @description Turn features of a project on or off */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectFeatures"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/import-work-item-types/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Use types of the workspace in a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     "application/json": {
      /** @description The same as work_item_types. */
      work_item_type_ids?: string[];
      /** @description Types of the workspace. */
      work_item_types?: string[];
     };
    };
   };
   responses: {
    /** @description Use types of the workspace in a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/intake-issues/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List what is in the intake */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     status?: components["parameters"]["status"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List what is in the intake */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["IntakeWorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Put a work item into the intake */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "issue": {
      *         "name": "The map is upside down",
      *         "priority": "high"
      *       }
      *     }
      */
     "application/json": {
      issue: {
       /** @description Plain text, used when description_html is absent. */
       description?: (string | {
        [key: string]: unknown;
       }) | null;
       /** @description HTML. What could run script is removed. */
       description_html?: string;
       name: string;
       /** @enum {unknown} */
       priority?: "urgent" | "high" | "medium" | "low" | "none";
      };
      /** @description Where it came from. Default: IN_APP. */
      source?: string | null;
      source_email?: string | null;
     };
    };
   };
   responses: {
    /** @description Put a work item into the intake */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["IntakeWorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/intake-issues/{work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get what is in the intake, by the id of its work item */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only if the record has this external_id. */
     external_id?: string;
     /** @description Only if the record has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get what is in the intake, by the id of its work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["IntakeWorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete what is in the intake */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Change or decide what is in the intake */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "issue": {
      *         "priority": "low"
      *       }
      *     }
      */
     "application/json": {
      /** @description A work item of the project. */
      duplicate_to?: string | null;
      issue?: {
       /** @description Users. Those who are not members or admins of the project are left out. */
       assignees?: string[];
       /** @description When it entered a completed state; null in other states. */
       completed_at?: string | null;
       /** @description Plain text, used when description_html is absent. */
       description?: (string | {
        [key: string]: unknown;
       }) | null;
       /** @description HTML. What could run script is removed. */
       description_html?: string;
       /** @description A point of the project's estimate. */
       estimate_point?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** @description Drafts are not listed. */
       is_draft?: boolean;
       /** @description Labels of the project; others are left out. */
       labels?: string[];
       /** @description A module that the work item is in. Writing it replaces all of its modules. */
       module?: string | null;
       name?: string;
       /** @description A work item or an epic of the project. */
       parent?: string | null;
       point?: number | null;
       /** @enum {unknown} */
       priority?: "urgent" | "high" | "medium" | "low" | "none";
       /** @description Where the work item stands in its state. A new one comes last. */
       sort_order?: number;
       start_date?: string | null;
       /** @description Not before start_date. */
       target_date?: string | null;
       /** @description The work item type. */
       type?: string | null;
       /** @description The same as type. */
       type_id?: string | null;
      };
      snoozed_till?: string | null;
      /** @description Where it came from. Default: IN_APP. */
      source?: string | null;
      source_email?: string | null;
      /**
       * @description -2 pending, -1 rejected, 0 snoozed, 1 accepted, 2 duplicate.
       * @enum {unknown}
       */
      status?: -2 | -1 | 0 | 1 | 2;
     };
    };
   };
   responses: {
    /** @description Change or decide what is in the intake */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["IntakeWorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/intake-issues/{work_item_id}/status/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  /** Decide what is in the intake */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "status": -1
      *     }
      */
     "application/json": {
      /** @description A work item of the project. */
      duplicate_to?: string | null;
      snoozed_till?: string | null;
      /** @description Where it came from. Default: IN_APP. */
      source?: string | null;
      source_email?: string | null;
      /**
       * @description -2 pending, -1 rejected, 0 snoozed, 1 accepted, 2 duplicate.
       * @enum {unknown}
       */
      status?: -2 | -1 | 0 | 1 | 2;
     };
    };
   };
   responses: {
    /** @description Decide what is in the intake */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["IntakeWorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/labels/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List labels */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     project?: components["parameters"]["project"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List labels */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["LabelPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a label */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Bug",
      *       "color": "#d73a4a"
      *     }
      */
     "application/json": {
      /** @description A colour such as #d73a4a. */
      color?: string;
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      name: string;
      /** @description Another label of the project. */
      parent?: string | null;
      /** @description Where the label stands among the others. A new label comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create a label */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Label"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/labels/{label_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a label */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     label_id: components["parameters"]["label_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a label */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Label"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a label */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a label */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     label_id: components["parameters"]["label_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#0052cc"
      *     }
      */
     "application/json": {
      /** @description A colour such as #d73a4a. */
      color?: string;
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      name?: string;
      /** @description Another label of the project. */
      parent?: string | null;
      /** @description Where the label stands among the others. A new label comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update a label */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Label"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/milestones/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List milestones */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     title?: components["parameters"]["title"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List milestones */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["MilestonePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a milestone */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "title": "Charts on phones",
      *       "target_date": "2026-12-01"
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      target_date?: string | null;
      title: string;
     };
    };
   };
   responses: {
    /** @description Create a milestone */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Milestone"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/milestones/{milestone_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a milestone */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a milestone */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Milestone"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a milestone */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a milestone */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "target_date": "2026-12-15"
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      target_date?: string | null;
      title?: string;
     };
    };
   };
   responses: {
    /** @description Update a milestone */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Milestone"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/milestones/{milestone_id}/work-items/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work items of a milestone */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work items of a milestone */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["MilestoneWorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add work items to a milestone */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description Ids of work items of the project. */
      issues: string[];
     };
    };
   };
   responses: {
    /** @description Add work items to a milestone */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["MilestoneWorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Take work items out of a milestone */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     milestone_id: components["parameters"]["milestone_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description Ids of work items of the project. */
      issues: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules-lite/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List modules without their counts */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List modules without their counts */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ModuleLitePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List modules */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     lead?: components["parameters"]["lead"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     status?: components["parameters"]["status"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List modules */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ModulePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a module */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Harbour map",
      *       "status": "in-progress",
      *       "start_date": "2026-11-01"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description Users. Those who are not members of the project are left out. */
      members?: string[];
      /** @description Unique in the project. */
      name: string;
      sort_order?: number;
      start_date?: string | null;
      /** @enum {unknown} */
      status?: "backlog" | "planned" | "in-progress" | "paused" | "completed" | "cancelled";
      /** @description Not before start_date. */
      target_date?: string | null;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a module */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Module"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a module */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a module */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Module"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a module */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a module */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "status": "completed"
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description Users. Those who are not members of the project are left out. */
      members?: string[];
      /** @description Unique in the project. */
      name?: string;
      sort_order?: number;
      start_date?: string | null;
      /** @enum {unknown} */
      status?: "backlog" | "planned" | "in-progress" | "paused" | "completed" | "cancelled";
      /** @description Not before start_date. */
      target_date?: string | null;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a module */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Module"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/archive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Archive a module */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/module-issues/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work items of a module */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work items of a module */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add work items to a module */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description Ids of work items of the project. */
      issues: string[];
     };
    };
   };
   responses: {
    /** @description Add work items to a module */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ModuleWorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/modules/{module_id}/module-issues/{work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Take a work item out of a module */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     module_id: components["parameters"]["module_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/pages/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the pages of a project */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     /** @description Only pages with this in their name, in any case. */
     search?: string;
     /** @description Which pages: `all` that are not archived, the `public` or the `private` ones of them, those `shared` with the caller alone (none in this version), or the `archived` ones. */
     type?: "all" | "public" | "private" | "shared" | "archived";
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the pages of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["PageSummaryPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a page in a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "How we sound a basin",
      *       "description_html": "<p>Start at low tide.</p>"
      *     }
      */
     "application/json": {
      /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
      access?: 0 | 1;
      archived_at?: string | null;
      /** @description Only null: there are no collections in this version. */
      collection_id?: null;
      color?: string;
      /** @description HTML. What could run script is removed. */
      description_html: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A locked page is not changed before it is unlocked. */
      is_locked?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description The page that this one is below. Set when the page is made. */
      parent_id?: string | null;
      sort_order?: number;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a page in a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/pages/{page_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a page of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only when the page has this external_id. */
     external_id?: string;
     /** @description Only when the page has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description As on the list; one page has only one order. */
     order_by?: string;
    };
    header?: never;
    path: {
     page_id: components["parameters"]["page_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a page of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a page of a project */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     page_id: components["parameters"]["page_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a page of a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     page_id: components["parameters"]["page_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "archived_at": "2026-12-01"
      *     }
      */
     "application/json": {
      /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
      access?: 0 | 1;
      archived_at?: string | null;
      color?: string;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A locked page is not changed before it is unlocked. */
      is_locked?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      sort_order?: number;
      view_props?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a page of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Page"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/project-members-lite/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the members of a project in pages */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     display_name?: components["parameters"]["display_name"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     first_name?: components["parameters"]["first_name"];
     is_active?: components["parameters"]["is_active"];
     is_bot?: components["parameters"]["is_bot"];
     last_name?: components["parameters"]["last_name"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     role_slug?: components["parameters"]["role_slug"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the members of a project in pages */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectMemberPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/project-members/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the members of a project */
  get: {
   parameters: {
    query?: {
     display_name?: components["parameters"]["display_name"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     first_name?: components["parameters"]["first_name"];
     is_active?: components["parameters"]["is_active"];
     is_bot?: components["parameters"]["is_bot"];
     last_name?: components["parameters"]["last_name"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     role_slug?: components["parameters"]["role_slug"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the members of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectMember"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add a member of the workspace to a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * Format: uuid
       * @description The id of a member of the workspace.
       */
      member: string;
      /**
       * @description 20 admin, 15 member, 5 guest.
       * @default 5
       * @enum {unknown}
       */
      role?: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Add a member of the workspace to a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectMembership"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/project-members/{member_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a membership of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     member_id: components["parameters"]["member_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a membership of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectMembership"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Remove a member from a project */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     member_id: components["parameters"]["member_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Change a member's role in a project */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     member_id: components["parameters"]["member_id"];
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     "application/json": {
      /**
       * @description 20 admin, 15 member, 5 guest.
       * @enum {unknown}
       */
      role?: 5 | 15 | 20;
     };
    };
   };
   responses: {
    /** @description Change a member's role in a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectMembership"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/states/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List states */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     group?: components["parameters"]["group"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     project?: components["parameters"]["project"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List states */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["StatePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a state */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "In Review",
      *       "color": "#8b5cf6",
      *       "group": "started"
      *     }
      */
     "application/json": {
      /** @description A colour such as #f59e0b. */
      color: string;
      /** @description The state of new work items that name none. Exactly one state is. */
      default?: boolean;
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /**
       * @description What work in this state counts as.
       * @enum {unknown}
       */
      group?: "backlog" | "unstarted" | "started" | "completed" | "cancelled";
      /** @description Unique in the project. */
      name: string;
      /** @description Where the state stands among the others. A new state comes last. */
      sequence?: number;
     };
    };
   };
   responses: {
    /** @description Create a state */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["State"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/states/{state_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a state */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a state */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["State"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a state */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a state */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     state_id: components["parameters"]["state_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#7c3aed"
      *     }
      */
     "application/json": {
      /** @description A colour such as #f59e0b. */
      color?: string;
      /** @description The state of new work items that name none. Exactly one state is. */
      default?: boolean;
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /**
       * @description What work in this state counts as.
       * @enum {unknown}
       */
      group?: "backlog" | "unstarted" | "started" | "completed" | "cancelled";
      /** @description Unique in the project. */
      name?: string;
      /** @description Where the state stands among the others. A new state comes last. */
      sequence?: number;
     };
    };
   };
   responses: {
    /** @description Update a state */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["State"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/summary/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Count what is in a project */
  get: {
   parameters: {
    query?: {
     /** @description Comma-separated names: only these are counted. Any of members, states, labels, cycles, modules, issues, intakes, pages. */
     fields?: string;
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Count what is in a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectSummary"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/total-worklogs/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the time logged on each work item of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the time logged on each work item of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorklogTotal"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the properties of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     project?: components["parameters"]["project"];
     property_type?: components["parameters"]["property_type"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the properties of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a property of a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "display_name": "Severity",
      *       "property_type": "OPTION",
      *       "options": [
      *         {
      *           "name": "High"
      *         },
      *         {
      *           "name": "Low"
      *         }
      *       ]
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a property of a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a property of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a property of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a property of a project */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a property of a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "How bad it is."
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type?: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a property of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/options/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the options of a property of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     limit?: components["parameters"]["limit"];
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     property?: components["parameters"]["property"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the options of a property of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an option of a property of a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Critical"
      *     }
      */
     "application/json": {
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether it can be chosen. */
      is_active?: boolean;
      /** @description Chosen on new work items. */
      is_default?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description Another option of the property. */
      parent?: string | null;
      /** @description Where the option stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create an option of a property of a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-properties/{property_id}/options/{option_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an option of a property of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     option_id: components["parameters"]["option_id"];
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an option of a property of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an option of a property of a project */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     option_id: components["parameters"]["option_id"];
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update an option of a property of a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     option_id: components["parameters"]["option_id"];
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "is_default": true
      *     }
      */
     "application/json": {
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether it can be chosen. */
      is_active?: boolean;
      /** @description Chosen on new work items. */
      is_default?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      /** @description Another option of the property. */
      parent?: string | null;
      /** @description Where the option stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update an option of a property of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work item types of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     is_default?: components["parameters"]["is_default"];
     is_epic?: components["parameters"]["is_epic"];
     limit?: components["parameters"]["limit"];
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work item types of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a work item type in a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Bug",
      *       "description": "Something that is broken."
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether new work items may have this type. */
      is_active?: boolean;
      /** @description Whether what has this type is an epic. */
      is_epic?: boolean;
      /** @description How high the type stands above the others. */
      level?: number;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description The projects that use the type, of those that the caller sees. */
      project_ids?: string[];
     };
    };
   };
   responses: {
    /** @description Create a work item type in a project */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a work item type of a project */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a work item type of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Take a work item type from a project */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a work item type of a project */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "Something that does not work."
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether new work items may have this type. */
      is_active?: boolean;
      /** @description Whether what has this type is an epic. */
      is_epic?: boolean;
      /** @description How high the type stands above the others. */
      level?: number;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      /** @description The projects that use the type, of those that the caller sees. */
      project_ids?: string[];
     };
    };
   };
   responses: {
    /** @description Update a work item type of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/properties/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Attach properties to a work item type of a project */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     "application/json": {
      /** @description Properties to attach. */
      properties?: string[];
      /**
       * Format: uuid
       * @description One property to attach.
       */
      property_id?: string;
     };
    };
   };
   responses: {
    /** @description Attach properties to a work item type of a project */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       /** @description All properties of the type. */
       properties: string[];
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/properties/{property_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Detach a property from a work item type of a project */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the properties of a work item type */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     project?: components["parameters"]["project"];
     property_type?: components["parameters"]["property_type"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the properties of a work item type */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a property of a work item type */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "display_name": "Severity",
      *       "property_type": "OPTION",
      *       "options": [
      *         {
      *           "name": "High"
      *         },
      *         {
      *           "name": "Low"
      *         }
      *       ]
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a property of a work item type */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/{type_id}/work-item-properties/{property_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a property of a work item type */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a property of a work item type */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a property of a work item type */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a property of a work item type */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "How bad it is."
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type?: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a property of a work item type */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-item-types/schema/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Describe the fields of a new work item */
  get: {
   parameters: {
    query?: {
     include?: components["parameters"]["include"];
     type_id?: components["parameters"]["type_id"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Describe the fields of a new work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemTypeSchema"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List work items */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     /** @description Together with external_source. */
     external_id?: string;
     /** @description Together with external_id. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List work items */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Show the harbour map on phones",
      *       "priority": "high",
      *       "target_date": "2026-12-01"
      *     }
      */
     "application/json": {
      /** @description Users. Those who are not members or admins of the project are left out. */
      assignees?: string[];
      /** @description When it entered a completed state; null in other states. */
      completed_at?: string | null;
      /**
       * Format: date-time
       * @description For imports. Default: now.
       */
      created_at?: string;
      /**
       * Format: uuid
       * @description For imports: a member of the workspace. Default: the caller.
       */
      created_by?: string;
      /** @description Plain text, used when description_html is absent. */
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description A point of the project's estimate. */
      estimate_point?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Drafts are not listed. */
      is_draft?: boolean;
      /** @description Labels of the project; others are left out. */
      labels?: string[];
      /** @description A module that the work item is in. Writing it replaces all of its modules. */
      module?: string | null;
      name: string;
      /** @description A work item or an epic of the project. */
      parent?: string | null;
      point?: number | null;
      /** @enum {unknown} */
      priority?: "urgent" | "high" | "medium" | "low" | "none";
      /** @description Where the work item stands in its state. A new one comes last. */
      sort_order?: number;
      start_date?: string | null;
      /**
       * Format: uuid
       * @description A state of the project. Default: its default state.
       */
      state?: string;
      /** @description Not before start_date. */
      target_date?: string | null;
      /** @description The work item type. */
      type?: string | null;
      /** @description The same as type. */
      type_id?: string | null;
     };
    };
   };
   responses: {
    /** @description Create a work item */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  /** Update many work items */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description For each work item its id and the fields to change. */
      updates: {
       /** @description Users. Those who are not members or admins of the project are left out. */
       assignees?: string[];
       /** @description When it entered a completed state; null in other states. */
       completed_at?: string | null;
       /** @description Plain text, used when description_html is absent. */
       description?: string | null;
       /** @description HTML. What could run script is removed. */
       description_html?: string;
       /** @description A point of the project's estimate. */
       estimate_point?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id: string;
       /** @description Drafts are not listed. */
       is_draft?: boolean;
       /** @description Labels of the project; others are left out. */
       labels?: string[];
       /** @description A module that the work item is in. Writing it replaces all of its modules. */
       module?: string | null;
       name?: string;
       /** @description A work item or an epic of the project. */
       parent?: string | null;
       point?: number | null;
       /** @enum {unknown} */
       priority?: "urgent" | "high" | "medium" | "low" | "none";
       /** @description Where the work item stands in its state. A new one comes last. */
       sort_order?: number;
       start_date?: string | null;
       /**
        * Format: uuid
        * @description A state of the project. Default: its default state.
        */
       state?: string;
       /** @description Not before start_date. */
       target_date?: string | null;
       /** @description The work item type. */
       type?: string | null;
       /** @description The same as type. */
       type_id?: string | null;
      }[];
     };
    };
   };
   responses: {
    /** @description Update many work items */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemChanges"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a work item */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only if the record has this external_id. */
     external_id?: string;
     /** @description Only if the record has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a work item */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a work item */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "priority": "urgent"
      *     }
      */
     "application/json": {
      /** @description Users. Those who are not members or admins of the project are left out. */
      assignees?: string[];
      /** @description When it entered a completed state; null in other states. */
      completed_at?: string | null;
      /** @description Plain text, used when description_html is absent. */
      description?: string | null;
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      /** @description A point of the project's estimate. */
      estimate_point?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Drafts are not listed. */
      is_draft?: boolean;
      /** @description Labels of the project; others are left out. */
      labels?: string[];
      /** @description A module that the work item is in. Writing it replaces all of its modules. */
      module?: string | null;
      name?: string;
      /** @description A work item or an epic of the project. */
      parent?: string | null;
      point?: number | null;
      /** @enum {unknown} */
      priority?: "urgent" | "high" | "medium" | "low" | "none";
      /** @description Where the work item stands in its state. A new one comes last. */
      sort_order?: number;
      start_date?: string | null;
      /**
       * Format: uuid
       * @description A state of the project. Default: its default state.
       */
      state?: string;
      /** @description Not before start_date. */
      target_date?: string | null;
      /** @description The work item type. */
      type?: string | null;
      /** @description The same as type. */
      type_id?: string | null;
     };
    };
   };
   responses: {
    /** @description Update a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/activities/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the activity of a work item */
  get: {
   parameters: {
    query?: {
     actor?: components["parameters"]["actor"];
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     verb?: components["parameters"]["verb"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the activity of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemActivityPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/activities/{activity_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get one activity of a work item */
  get: {
   parameters: {
    query?: {
     /** @description Has no effect: it is one record. */
     cursor?: string;
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
     /** @description Has no effect: it is one record. */
     per_page?: number;
    };
    header?: never;
    path: {
     activity_id: components["parameters"]["activity_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get one activity of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemActivity"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/archive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Archive a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the attachments of a work item */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Only rows with this issue; several, separated by commas, match any; `null` matches rows without one. */
     issue?: string;
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     project?: components["parameters"]["project"];
     workspace?: components["parameters"]["workspace"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the attachments of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Attachment"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Announce an attachment of a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "chart.png",
      *       "type": "image/png",
      *       "size": 2048
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description The name of the file; folders before it are left out. */
      name: string;
      /** @description Its size in bytes. No more than this, and no more than FILE_SIZE_LIMIT_BYTES, can then be uploaded. */
      size: number;
      /** @description Its MIME type. Default: application/octet-stream. */
      type?: string;
     };
    };
   };
   responses: {
    /** @description Announce an attachment of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["AttachmentUpload"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/attachments/{attachment_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Download an attachment */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     attachment_id: components["parameters"]["attachment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an attachment */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     attachment_id: components["parameters"]["attachment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Confirm that an attachment was uploaded */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     attachment_id: components["parameters"]["attachment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "is_uploaded": true
      *     }
      */
     "application/json": {
      /** @description That the file has been sent. Asking is enough: what is sent here changes nothing. */
      is_uploaded?: boolean;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/comments/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the comments of a work item */
  get: {
   parameters: {
    query?: {
     access?: components["parameters"]["access"];
     actor?: components["parameters"]["actor"];
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     /** @description Only rows with this issue; several, separated by commas, match any; `null` matches rows without one. */
     issue?: string;
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     project?: components["parameters"]["project"];
     workspace?: components["parameters"]["workspace"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the comments of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["CommentPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Comment on a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "comment_html": "<p>The tide tables are in.</p>",
      *       "access": "INTERNAL"
      *     }
      */
     "application/json": {
      /**
       * @description Whether it may be shown outside of the workspace.
       * @enum {unknown}
       */
      access?: "INTERNAL" | "EXTERNAL";
      /** @description HTML. What could run script is removed. */
      comment_html?: string;
      /** @description The text in the words of an editor, kept as it is sent. Emptied by a new comment_html without it. */
      comment_json?: {
       [key: string]: unknown;
      };
      /**
       * Format: date-time
       * @description For imports. Default: now.
       */
      created_at?: string;
      /**
       * Format: uuid
       * @description For imports by an admin of the project: a member of the workspace. Default: the caller.
       */
      created_by?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description The comment of the same work item that this one answers. */
      parent?: string | null;
     };
    };
   };
   responses: {
    /** @description Comment on a work item */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Comment"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/comments/{comment_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a comment of a work item */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     comment_id: components["parameters"]["comment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a comment of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Comment"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a comment of a work item */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     comment_id: components["parameters"]["comment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a comment of a work item */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     comment_id: components["parameters"]["comment_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "comment_html": "<p>The tide tables are in and checked.</p>"
      *     }
      */
     "application/json": {
      /**
       * @description Whether it may be shown outside of the workspace.
       * @enum {unknown}
       */
      access?: "INTERNAL" | "EXTERNAL";
      /** @description HTML. What could run script is removed. */
      comment_html?: string;
      /** @description The text in the words of an editor, kept as it is sent. Emptied by a new comment_html without it. */
      comment_json?: {
       [key: string]: unknown;
      };
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description The comment of the same work item that this one answers. */
      parent?: string | null;
     };
    };
   };
   responses: {
    /** @description Update a comment of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Comment"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/dependencies/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the dependencies of a work item */
  get: {
   parameters: {
    query?: {
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the dependencies of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemDependencies"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Make a work item depend on others, or others on it */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * @description How this work item stands to the others.
       * @enum {unknown}
       */
      relation_type: "blocking" | "blocked_by" | "start_before" | "start_after" | "finish_before" | "finish_after";
      /** @description The other work items. */
      work_item_ids: string[];
     };
    };
   };
   responses: {
    /** @description Make a work item depend on others, or others on it */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["RelatedWorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/dependencies/{related_work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Remove the dependency of two work items */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     related_work_item_id: components["parameters"]["related_work_item_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/links/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the links of a work item */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Only rows with this issue; several, separated by commas, match any; `null` matches rows without one. */
     issue?: string;
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     project?: components["parameters"]["project"];
     url?: components["parameters"]["url"];
     workspace?: components["parameters"]["workspace"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the links of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["LinkPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add a link to a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "url": "https://example.com/tide-tables",
      *       "title": "Tide tables"
      *     }
      */
     "application/json": {
      /** @description For the program that made the link. */
      metadata?: {
       [key: string]: unknown;
      };
      title?: string | null;
      /** @description An http or https address, once on a work item. */
      url: string;
     };
    };
   };
   responses: {
    /** @description Add a link to a work item */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Link"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/links/{link_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a link of a work item */
  get: {
   parameters: {
    query?: {
     /** @description Has no effect: it is one record. */
     cursor?: string;
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
     /** @description Has no effect: it is one record. */
     per_page?: number;
    };
    header?: never;
    path: {
     link_id: components["parameters"]["link_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a link of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Link"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a link of a work item */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     link_id: components["parameters"]["link_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a link of a work item */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     link_id: components["parameters"]["link_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "title": "Tide tables of the year"
      *     }
      */
     "application/json": {
      /** @description For the program that made the link. */
      metadata?: {
       [key: string]: unknown;
      };
      title?: string | null;
      /** @description An http or https address, once on a work item. */
      url?: string;
     };
    };
   };
   responses: {
    /** @description Update a link of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Link"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/pages/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the pages linked to a work item */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the pages linked to a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["PageLinkPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Link a page to a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * Format: uuid
       * @description A page of the project or of the workspace.
       */
      page_id: string;
     };
    };
   };
   responses: {
    /** @description Link a page to a work item */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["PageLink"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/pages/{page_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a link from a work item to a page */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     page_id: components["parameters"]["page_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a link from a work item to a page */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["PageLink"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Unlink a page from a work item */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     page_id: components["parameters"]["page_id"];
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/relations/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the relations of a work item */
  get: {
   parameters: {
    query?: {
     /** @description Has no effect: the lists are sent whole. */
     cursor?: string;
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description created_at: in the order in which they were related. -created_at: the last one first. */
     order_by?: string;
     /** @description Has no effect: the lists are sent whole. */
     per_page?: number;
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the relations of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemRelations"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Relate a work item to others */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description The other work items. */
      issues: string[];
      /**
       * @description How this work item stands to the others.
       * @enum {unknown}
       */
      relation_type: "blocking" | "blocked_by" | "start_before" | "start_after" | "finish_before" | "finish_after" | "duplicate" | "relates_to";
     };
    };
   };
   responses: {
    /** @description Relate a work item to others */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemRelation"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/relations/remove/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Remove the relation of two work items */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /**
       * Format: uuid
       * @description The other work item.
       */
      related_issue: string;
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/unarchive/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Bring an archived work item back */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/{property_id}/values/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get the value of a property of a work item */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get the value of a property of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyValue"] | components["schemas"]["WorkItemPropertyValue"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Set the value of a property of a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "value": "Blue"
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description One value; for a property with several, one or an array, which replaces them all. */
      value?: (string | number | boolean)[] | (string | number | boolean) | null;
     };
    };
   };
   responses: {
    /** @description Set the value of a property of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyValue"] | components["schemas"]["WorkItemPropertyValue"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Remove the value of a property of a work item */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Change the value of a property of a work item */
  patch: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     property_id: components["parameters"]["property_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "value": "Green"
      *     }
      */
     "application/json": {
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description One value; for a property with several, one or an array, which replaces them all. */
      value?: (string | number | boolean)[] | (string | number | boolean) | null;
     };
    };
   };
   responses: {
    /** @description Change the value of a property of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyValue"] | components["schemas"]["WorkItemPropertyValue"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-properties/values/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the property values of a work item */
  get: {
   parameters: {
    query?: {
     issue?: components["parameters"]["issue"];
     /** @description Properties to send. Default: all. */
     limit?: number;
     /** @description Properties to skip. */
     offset?: number;
     /** @description Only of this property. */
     property?: string;
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the property values of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyValues"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-relations/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the relations of a work item by definition */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the relations of a work item by definition */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": {
       [key: string]: components["schemas"]["RelatedWorkItem"][];
      };
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Relate a work item to others by a definition */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** Format: uuid */
      relation_definition_id: string;
      /** @description The outward or the inward label of the definition: the side that this work item stands on. */
      relation_definition_type: string;
      /** @description The other work items. */
      work_item_ids: string[];
     };
    };
   };
   responses: {
    /** @description Relate a work item to others by a definition */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["RelatedWorkItem"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/work-item-relations/{related_work_item_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Remove the relations of two work items by definition */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     related_work_item_id: components["parameters"]["related_work_item_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/worklogs/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the worklogs of a work item */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     limit?: components["parameters"]["limit"];
     logged_by?: components["parameters"]["logged_by"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the worklogs of a work item */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Worklog"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Log time on a work item */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "Sounded the north basin",
      *       "duration": 90
      *     }
      */
     "application/json": {
      description?: string;
      /** @description In minutes. */
      duration?: number;
     };
    };
   };
   responses: {
    /** @description Log time on a work item */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Worklog"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/{work_item_id}/worklogs/{worklog_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Delete a worklog */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     worklog_id: components["parameters"]["worklog_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a worklog */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     project_id: components["parameters"]["project_id"];
     work_item_id: components["parameters"]["work_item_id"];
     worklog_id: components["parameters"]["worklog_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "duration": 120
      *     }
      */
     "application/json": {
      description?: string;
      /** @description In minutes. */
      duration?: number;
     };
    };
   };
   responses: {
    /** @description Update a worklog */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Worklog"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/projects/{project_id}/work-items/import/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Create many work items */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     project_id: components["parameters"]["project_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "rows": [
      *         {
      *           "name": "Paint the pier"
      *         },
      *         {
      *           "name": "Mend the nets",
      *           "priority": "low"
      *         }
      *       ]
      *     }
      */
     "application/json": {
      /** @description Work items, each as for a single create. */
      rows: {
       [key: string]: unknown;
      }[];
     };
    };
   };
   responses: {
    /** @description Create many work items */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ImportResult"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/roles/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the roles of a workspace and of its projects */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     namespace?: components["parameters"]["namespace"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     slug?: components["parameters"]["slug"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the roles of a workspace and of its projects */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["RolePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/roles/{role_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a role */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     role_id: components["parameters"]["role_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a role */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Role"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/stickies/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List your stickies */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     query?: components["parameters"]["query"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List your stickies */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["StickyPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a sticky */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "name": "Ask the harbour master",
      *       "description_html": "<p>About the north basin.</p>"
      *     }
      */
     "application/json": {
      background_color?: string | null;
      color?: string | null;
      /** @description The text in the words of an editor, kept as it is sent. */
      description?: {
       [key: string]: unknown;
      };
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string | null;
      /** @description Where it stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create a sticky */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Sticky"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/stickies/{sticky_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a sticky of yours */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     sticky_id: components["parameters"]["sticky_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a sticky of yours */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Sticky"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Replace a sticky of yours */
  put: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     sticky_id: components["parameters"]["sticky_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "name": "Ask the harbour master again"
      *     }
      */
     "application/json": {
      background_color?: string | null;
      color?: string | null;
      /** @description The text in the words of an editor, kept as it is sent. */
      description?: {
       [key: string]: unknown;
      };
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string | null;
      /** @description Where it stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Replace a sticky of yours */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Sticky"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  post?: never;
  /** Delete a sticky of yours */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     sticky_id: components["parameters"]["sticky_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a sticky of yours */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     sticky_id: components["parameters"]["sticky_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#f59e0b"
      *     }
      */
     "application/json": {
      background_color?: string | null;
      color?: string | null;
      /** @description The text in the words of an editor, kept as it is sent. */
      description?: {
       [key: string]: unknown;
      };
      /** @description HTML. What could run script is removed. */
      description_html?: string;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string | null;
      /** @description Where it stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update a sticky of yours */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Sticky"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/teamspaces/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List teamspaces */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     lead?: components["parameters"]["lead"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List teamspaces */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["TeamspacePage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a teamspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Pilots",
      *       "description_html": "<p>Who brings ships in.</p>"
      *     }
      */
     "application/json": {
      /** @description Cleaned of what could run. */
      description_html?: string | null;
      description_json?: {
       [key: string]: unknown;
      };
      /** @description The words of description_html, when that is sent. */
      description_stripped?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
     };
    };
   };
   responses: {
    /** @description Create a teamspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Teamspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/teamspaces/{teamspace_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a teamspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Teamspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a teamspace */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a teamspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "name": "Harbour pilots"
      *     }
      */
     "application/json": {
      /** @description Cleaned of what could run. */
      description_html?: string | null;
      description_json?: {
       [key: string]: unknown;
      };
      /** @description The words of description_html, when that is sent. */
      description_stripped?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description A member of the workspace. */
      lead?: string | null;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
     };
    };
   };
   responses: {
    /** @description Update a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Teamspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/teamspaces/{teamspace_id}/members/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the members of a teamspace */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     display_name?: components["parameters"]["display_name"];
     email?: components["parameters"]["email"];
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
     first_name?: components["parameters"]["first_name"];
     is_active?: components["parameters"]["is_active"];
     is_bot?: components["parameters"]["is_bot"];
     last_name?: components["parameters"]["last_name"];
     /** @description Another name for `per_page`. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
     role_slug?: components["parameters"]["role_slug"];
    };
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the members of a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMemberPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add members of the workspace to a teamspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      member_ids: string[];
     };
    };
   };
   responses: {
    /** @description Add members of the workspace to a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkspaceMember"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Take members out of a teamspace */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      member_ids: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/teamspaces/{teamspace_id}/projects/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the projects of a teamspace */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     identifier?: components["parameters"]["identifier"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     network?: components["parameters"]["network"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the projects of a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ProjectPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Add projects to a teamspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      project_ids: string[];
     };
    };
   };
   responses: {
    /** @description Add projects to a teamspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Project"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  /** Take projects out of a teamspace */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     teamspace_id: components["parameters"]["teamspace_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/json": {
      /** @description At least one id. */
      project_ids: string[];
     };
    };
   };
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-properties/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the properties of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     limit?: components["parameters"]["limit"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     project?: components["parameters"]["project"];
     property_type?: components["parameters"]["property_type"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the properties of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a property of a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "display_name": "Severity",
      *       "property_type": "OPTION",
      *       "options": [
      *         {
      *           "name": "High"
      *         },
      *         {
      *           "name": "Low"
      *         }
      *       ]
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Create a property of a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-properties/{property_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a property of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a property of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a property of a workspace */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a property of a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "description": "How bad it is."
      *     }
      */
     "application/json": {
      /** @description The values of new work items: texts, numbers, or ids of options, users or work items. */
      default_value?: (string | number | boolean)[] | (string | number | boolean) | null;
      description?: string | null;
      display_name?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      formula_config?: string | null;
      /** @description Whether it can be given values. */
      is_active?: boolean;
      /** @description Whether a work item may have several values. */
      is_multi?: boolean;
      /** @description Whether its value may be changed but not removed. */
      is_required?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      /** @description For OPTION. Those with an id are changed, the others are created. */
      options?: {
       color?: string | null;
       description?: string | null;
       /** @description Its id there; unique together with external_source. */
       external_id?: string | null;
       /** @description Where the record came from, such as the name of an importer. */
       external_source?: string | null;
       /** Format: uuid */
       id?: string;
       /** @description Whether it can be chosen. */
       is_active?: boolean;
       /** @description Chosen on new work items. */
       is_default?: boolean;
       logo_props?: {
        [key: string]: unknown;
       };
       name?: string;
       /** @description Another option of the property. */
       parent?: string | null;
       /** @description Where the option stands among the others. A new one comes last. */
       sort_order?: number;
      }[];
      /**
       * @description Fixed once work items have values.
       * @enum {unknown}
       */
      property_type?: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
      /** @description What a RELATION refers to. */
      relation_type?: ("ISSUE" | "USER" | "RELEASE") | null;
      /** @description display_format, for TEXT and DATETIME. */
      settings?: {
       [key: string]: unknown;
      };
      /** @description Where it stands among the others. Without it, a new one comes last. */
      sort_order?: number;
      validation_rules?: {
       [key: string]: unknown;
      };
     };
    };
   };
   responses: {
    /** @description Update a property of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemProperty"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-properties/{property_id}/options/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the options of a property of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     limit?: components["parameters"]["limit"];
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     property?: components["parameters"]["property"];
    };
    header?: never;
    path: {
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the options of a property of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create an option of a property of a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Critical"
      *     }
      */
     "application/json": {
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether it can be chosen. */
      is_active?: boolean;
      /** @description Chosen on new work items. */
      is_default?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description Another option of the property. */
      parent?: string | null;
      /** @description Where the option stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Create an option of a property of a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-properties/{property_id}/options/{option_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get an option of a property of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     option_id: components["parameters"]["option_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get an option of a property of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete an option of a property of a workspace */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     option_id: components["parameters"]["option_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update an option of a property of a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     option_id: components["parameters"]["option_id"];
     property_id: components["parameters"]["property_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "is_default": true
      *     }
      */
     "application/json": {
      color?: string | null;
      description?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether it can be chosen. */
      is_active?: boolean;
      /** @description Chosen on new work items. */
      is_default?: boolean;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      /** @description Another option of the property. */
      parent?: string | null;
      /** @description Where the option stands among the others. A new one comes last. */
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update an option of a property of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPropertyOption"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-relation-definitions/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the relation definitions of a workspace */
  get: {
   parameters: {
    query?: {
     cursor?: components["parameters"]["cursor"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     is_default?: components["parameters"]["is_default"];
     /** @description Another name for `per_page`. */
     limit?: number;
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     per_page?: components["parameters"]["per_page"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the relation definitions of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemRelationDefinitionPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Define a kind of relation */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Implementation",
      *       "outward": "implements",
      *       "inward": "implemented by"
      *     }
      */
     "application/json": {
      /** @description A colour such as #0ea5e9. */
      color?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description What it is called from its end, such as "implemented by". Default: name. */
      inward?: string | null;
      /** @description Whether work items can be related by it, and show it. */
      is_active?: boolean;
      is_default?: boolean;
      name: string;
      /** @description What the relation is called from its start, such as "implements". Default: name. */
      outward?: string | null;
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Define a kind of relation */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemRelationDefinition"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-relation-definitions/{definition_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Delete a relation definition */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     definition_id: components["parameters"]["definition_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a relation definition */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     definition_id: components["parameters"]["definition_id"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "color": "#0ea5e9"
      *     }
      */
     "application/json": {
      /** @description A colour such as #0ea5e9. */
      color?: string | null;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description What it is called from its end, such as "implemented by". Default: name. */
      inward?: string | null;
      /** @description Whether work items can be related by it, and show it. */
      is_active?: boolean;
      is_default?: boolean;
      name?: string;
      /** @description What the relation is called from its start, such as "implements". Default: name. */
      outward?: string | null;
      sort_order?: number;
     };
    };
   };
   responses: {
    /** @description Update a relation definition */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemRelationDefinition"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-types/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work item types of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     is_active?: components["parameters"]["is_active"];
     is_default?: components["parameters"]["is_default"];
     is_epic?: components["parameters"]["is_epic"];
     limit?: components["parameters"]["limit"];
     name?: components["parameters"]["name"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work item types of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Create a work item type in a workspace */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody: {
    content: {
     /**
      * @example {
      *       "name": "Incident",
      *       "level": 0
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether new work items may have this type. */
      is_active?: boolean;
      /** @description Whether what has this type is an epic. */
      is_epic?: boolean;
      /** @description How high the type stands above the others. */
      level?: number;
      logo_props?: {
       [key: string]: unknown;
      };
      name: string;
      /** @description The projects that use the type, of those that the caller sees. */
      project_ids?: string[];
     };
    };
   };
   responses: {
    /** @description Create a work item type in a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-types/{type_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a work item type of a workspace */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     fields?: components["parameters"]["fields"];
    };
    header?: never;
    path: {
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a work item type of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  /** Delete a work item type */
  delete: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  /** Update a work item type of a workspace */
  patch: {
   parameters: {
    query?: never;
    header?: {
     "If-Match"?: components["parameters"]["If-Match"];
    };
    path: {
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "level": 1
      *     }
      */
     "application/json": {
      description?: string;
      /** @description Its id there; unique together with external_source. */
      external_id?: string | null;
      /** @description Where the record came from, such as the name of an importer. */
      external_source?: string | null;
      /** @description Whether new work items may have this type. */
      is_active?: boolean;
      /** @description Whether what has this type is an epic. */
      is_epic?: boolean;
      /** @description How high the type stands above the others. */
      level?: number;
      logo_props?: {
       [key: string]: unknown;
      };
      name?: string;
      /** @description The projects that use the type, of those that the caller sees. */
      project_ids?: string[];
     };
    };
   };
   responses: {
    /** @description Update a work item type of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemType"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-types/{type_id}/properties/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the ids of the properties of a work item type */
  get: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the ids of the properties of a work item type */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": string[];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  /** Attach properties to a work item type */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     "application/json": {
      /** @description Properties to attach. */
      properties?: string[];
      /**
       * Format: uuid
       * @description One property to attach.
       */
      property_id?: string;
     };
    };
   };
   responses: {
    /** @description Attach properties to a work item type */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": string[];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-item-types/{type_id}/properties/{property_id}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  post?: never;
  /** Detach a property from a work item type */
  delete: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     property_id: components["parameters"]["property_id"];
     /** @description The id of the type. */
     type_id: string;
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Done. */
    204: {
     headers: {
      [name: string]: unknown;
     };
     content?: never;
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-items/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** List the work items of a workspace */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cursor?: components["parameters"]["cursor"];
     cycle?: components["parameters"]["cycle"];
     expand?: components["parameters"]["expand"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     fields?: components["parameters"]["fields"];
     filters?: components["parameters"]["filters"];
     label?: components["parameters"]["label"];
     /** @description Another name for `per_page`. */
     limit?: number;
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     parent?: components["parameters"]["parent"];
     per_page?: components["parameters"]["per_page"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description List the work items of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemPage"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-items/{work_item_identifier}/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Get a work item by its identifier, such as WEB-12 */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only if the record has this external_id. */
     external_id?: string;
     /** @description Only if the record has this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description Has no effect: it is one record. */
     order_by?: string;
    };
    header?: {
     "If-None-Match"?: components["parameters"]["If-None-Match"];
    };
    path: {
     work_item_identifier: components["parameters"]["work_item_identifier"];
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Get a work item by its identifier, such as WEB-12 */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItem"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-items/advanced-search/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Search work items by text and filters */
  post: {
   parameters: {
    query?: never;
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: {
    content: {
     /**
      * @example {
      *       "query": "harbour",
      *       "filters": {
      *         "and": [
      *           {
      *             "priority": "high"
      *           }
      *         ]
      *       },
      *       "limit": 20
      *     }
      */
     "application/json": {
      /** @description A tree of conditions, as in `filters` of a list. */
      filters?: {
       [key: string]: unknown;
      };
      /**
       * @description Rows at most.
       * @default 100
       */
      limit?: number;
      /** @description A query, as in `pql` of a list. With filters, both must hold. */
      pql?: string;
      /**
       * Format: uuid
       * @description Only in this project, unless workspace_search is true.
       */
      project_id?: string;
      /** @description As `search`; without it, every work item. */
      query?: string;
      /** @description Whether to search all projects, whatever project_id says. */
      workspace_search?: boolean;
     };
    };
   };
   responses: {
    /** @description Search work items by text and filters */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["AdvancedSearchResult"][];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-items/count/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Count the work items of a workspace */
  get: {
   parameters: {
    query?: {
     assignee?: components["parameters"]["assignee"];
     completed_at?: components["parameters"]["completed_at"];
     created_at?: components["parameters"]["created_at"];
     created_by?: components["parameters"]["created_by"];
     cycle?: components["parameters"]["cycle"];
     external_id?: components["parameters"]["external_id"];
     external_source?: components["parameters"]["external_source"];
     filters?: components["parameters"]["filters"];
     group_by?: components["parameters"]["group_by"];
     label?: components["parameters"]["label"];
     mention?: components["parameters"]["mention"];
     milestone?: components["parameters"]["milestone"];
     module?: components["parameters"]["module"];
     parent?: components["parameters"]["parent"];
     pql?: components["parameters"]["pql"];
     priority?: components["parameters"]["priority"];
     project?: components["parameters"]["project"];
     search?: components["parameters"]["search"];
     start_date?: components["parameters"]["start_date"];
     state?: components["parameters"]["state"];
     state_group?: components["parameters"]["state_group"];
     sub_group_by?: components["parameters"]["sub_group_by"];
     target_date?: components["parameters"]["target_date"];
     teamspace?: components["parameters"]["teamspace"];
     type?: components["parameters"]["type"];
     updated_at?: components["parameters"]["updated_at"];
     updated_since?: components["parameters"]["updated_since"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Count the work items of a workspace */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemCount"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/{workspace_slug}/work-items/search/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  /** Search work items */
  get: {
   parameters: {
    query?: {
     expand?: components["parameters"]["expand"];
     /** @description Only with this external_id. */
     external_id?: string;
     /** @description Only with this external_source. */
     external_source?: string;
     fields?: components["parameters"]["fields"];
     /** @description Rows at most. */
     limit?: number;
     offset?: components["parameters"]["offset"];
     order_by?: components["parameters"]["order_by"];
     /** @description Another name for project_id. */
     project?: string;
     /** @description Only in this project, unless workspace_search is true. */
     project_id?: string;
     /** @description Words of the name, the description or a comment, WEB-12, or a number. The last word may be half typed. */
     search?: string;
     workspace_search?: components["parameters"]["workspace_search"];
    };
    header?: never;
    path: {
     workspace_slug: components["parameters"]["workspace_slug"];
    };
    cookie?: never;
   };
   requestBody?: never;
   responses: {
    /** @description Search work items */
    200: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["WorkItemSearchResponse"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  put?: never;
  post?: never;
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
 "/workspaces/import/": {
  parameters: {
   query?: never;
   header?: never;
   path?: never;
   cookie?: never;
  };
  get?: never;
  put?: never;
  /** Import a workspace */
  post: {
   parameters: {
    query?: {
     /** @description The slug of the new workspace. Default: the one in the archive. */
     slug?: string;
    };
    header?: never;
    path?: never;
    cookie?: never;
   };
   requestBody: {
    content: {
     "application/gzip": string;
    };
   };
   responses: {
    /** @description Import a workspace */
    201: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["ImportedWorkspace"];
     };
    };
    /** @description What is wrong */
    default: {
     headers: {
      [name: string]: unknown;
     };
     content: {
      "application/json": components["schemas"]["Error"];
     };
    };
   };
  };
  delete?: never;
  options?: never;
  head?: never;
  patch?: never;
  trace?: never;
 };
}
export type webhooks = Record<string, never>;
export interface components {
 schemas: {
  /** Account */
  Account: {
   display_name: string;
   email: string;
   /** Format: uuid */
   id: string;
  };
  /** AdvancedSearchResult */
  AdvancedSearchResult: {
   /** Format: uuid */
   id: string;
   name: string;
   /** @enum {unknown} */
   priority: "urgent" | "high" | "medium" | "low" | "none";
   /** Format: uuid */
   project_id: string;
   project_identifier: string;
   /** @description The number in WEB-12: counts up in the project and is never used again. */
   sequence_id: number;
   start_date: string | null;
   /** Format: uuid */
   state_id: string;
   /** @description Not before start_date. */
   target_date: string | null;
   /** @description The work item type. */
   type_id: string | null;
   /** Format: uuid */
   workspace_id: string;
  };
  /** ApiToken */
  ApiToken: {
   /** Format: date-time */
   created_at: string;
   description: string;
   /** @description When the key stops working; null for never. */
   expires_at: string | null;
   /** @description The last four characters of the key. */
   hint: string;
   /** Format: uuid */
   id: string;
   /** @description Whether the key works: neither expired nor revoked. */
   is_active: boolean;
   /** @description To within some seconds. */
   last_used_at: string | null;
   revoked_at: string | null;
   title: string;
  };
  /** AssetDownload */
  AssetDownload: {
   /** Format: uuid */
   asset_id: string;
   asset_name: string;
   asset_type: string;
   /** @description A signed link to the file. It expires after an hour. */
   asset_url: string;
   attributes: {
    [key: string]: unknown;
   };
   /** Format: uuid */
   id: string;
   name: string;
   type: string;
  };
  /** AssetUpload */
  AssetUpload: {
   /** Format: uuid */
   asset_id: string;
   /** @description The address of the asset on this server. */
   asset_url: string;
   upload_data: components["schemas"]["SignedForm"];
  };
  /** Attachment */
  Attachment: {
   /** @description Where the file lies in the store. */
   asset: string;
   /** @description The address of the attachment on this server. */
   asset_url: string;
   /** @description Its name, type and size. */
   attributes: {
    [key: string]: unknown;
   };
   /** @description Always null: it belongs to the work item. */
   comment: null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Always null: it belongs to the work item. */
   draft_issue: null;
   /** @description The work item. */
   entity_identifier: string;
   /** @enum {unknown} */
   entity_type: "ISSUE_ATTACHMENT";
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Always false. */
   is_archived: boolean;
   /** @description Always false: what is deleted is gone. */
   is_deleted: boolean;
   is_uploaded: boolean;
   /** @description The work item. */
   issue: string;
   name: string;
   /** @description Always null: it belongs to the work item. */
   page: null;
   project: string;
   /** @description In bytes; before the upload, the most that it may have. */
   size: number;
   storage_metadata: {
    [key: string]: unknown;
   };
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   /** @description Always null: it belongs to the work item. */
   user: null;
   workspace: string;
  };
  /** AttachmentUpload */
  AttachmentUpload: {
   /** Format: uuid */
   asset_id: string;
   /** @description The address of the asset on this server. */
   asset_url: string;
   attachment: components["schemas"]["Attachment"];
   upload_data: components["schemas"]["SignedForm"];
  };
  /** Comment */
  Comment: {
   /**
    * @description Whether it may be shown outside of the workspace.
    * @enum {unknown}
    */
   access: "INTERNAL" | "EXTERNAL";
   /** @description Who wrote it. */
   actor: string | null;
   /** @description Always empty: attachments are those of the work item. */
   attachments: string[];
   /** @description HTML. What could run script is removed. */
   comment_html: string;
   /** @description The text in the words of an editor, kept as it is sent. Emptied by a new comment_html without it. */
   comment_json: {
    [key: string]: unknown;
   };
   /** @description The comment as plain text. */
   comment_stripped: string;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description When its text was last changed; null when it never was. */
   edited_at: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Always true: the caller is a member of the project. */
   is_member: boolean;
   /** @description The work item. */
   issue: string;
   /** @description The comment of the same work item that this one answers. */
   parent: string | null;
   project: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** CommentPage */
  CommentPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Comment"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Cycle */
  Cycle: {
   archived_at: string | null;
   /** @description Its work items in the backlog, without archived ones and drafts. */
   backlog_issues: number;
   /** @description Its work items cancelled, without archived ones and drafts. */
   cancelled_issues: number;
   /** @description The points of its completed work items; null without an estimate in points. */
   completed_estimates: number | null;
   /** @description Its work items completed, without archived ones and drafts. */
   completed_issues: number;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description When its last day ends in the project's time zone. */
   end_date: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** @description A member of the workspace. Default: the caller. */
   owned_by: string;
   /** @description How the work stood when open work items were moved to another cycle. */
   progress_snapshot: {
    [key: string]: unknown;
   };
   project: string;
   /** @description Where the cycle stands among the others. A new cycle comes first. */
   sort_order: number;
   /** @description When its first day begins in the project's time zone. */
   start_date: string | null;
   /** @description The points of its started work items; null without an estimate in points. */
   started_estimates: number | null;
   /** @description Its work items started, without archived ones and drafts. */
   started_issues: number;
   /**
    * @description By the time: draft without dates, upcoming before start_date, completed after end_date, else current.
    * @enum {unknown}
    */
   status: "draft" | "upcoming" | "current" | "completed";
   /** @description An IANA name such as Europe/Rome. Default: UTC. */
   timezone: string;
   /** @description The points of its work items; null without an estimate in points. */
   total_estimates: number | null;
   /** @description Its work items in all states, without archived ones and drafts. */
   total_issues: number;
   /** @description Its work items not started, without archived ones and drafts. */
   unstarted_issues: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   version: number;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** CycleLite */
  CycleLite: {
   archived_at: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description When its last day ends in the project's time zone. */
   end_date: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** @description A member of the workspace. Default: the caller. */
   owned_by: string;
   /** @description How the work stood when open work items were moved to another cycle. */
   progress_snapshot: {
    [key: string]: unknown;
   };
   project: string;
   /** @description Where the cycle stands among the others. A new cycle comes first. */
   sort_order: number;
   /** @description When its first day begins in the project's time zone. */
   start_date: string | null;
   /**
    * @description By the time: draft without dates, upcoming before start_date, completed after end_date, else current.
    * @enum {unknown}
    */
   status: "draft" | "upcoming" | "current" | "completed";
   /** @description An IANA name such as Europe/Rome. Default: UTC. */
   timezone: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   version: number;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** CycleLitePage */
  CycleLitePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["CycleLite"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** CyclePage */
  CyclePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Cycle"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** CycleWorkItem */
  CycleWorkItem: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   cycle: string;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** Format: uuid */
   id: string;
   /** @description The work item. */
   issue: string;
   project: string;
   /** @description Work items that have it as their parent. */
   sub_issues_count: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** Epic */
  Epic: {
   archived_at: string | null;
   /** @description Users. Those who are not members or admins of the project are left out. */
   assignees: string[];
   /** @description When it entered a completed state; null in other states. */
   completed_at: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description The description as plain text. */
   description: string;
   /** @description Always null: descriptions are HTML. */
   description_binary: null;
   /** @description HTML. What could run script is removed. */
   description_html: string;
   /** @description The same as description. */
   description_stripped: string;
   /** @description A point of the project's estimate. */
   estimate_point: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Drafts are not listed. */
   is_draft: boolean;
   /** @description Labels of the project; others are left out. */
   labels: string[];
   /** Format: date-time */
   last_activity_at: string;
   name: string;
   /** @description A work item or an epic of the project. */
   parent: string | null;
   point: number | null;
   /** @enum {unknown} */
   priority: "urgent" | "high" | "medium" | "low" | "none";
   project: string;
   /** @description The number in WEB-12: counts up in the project and is never used again. */
   sequence_id: number;
   /** @description Where the work item stands in its state. A new one comes last. */
   sort_order: number;
   start_date: string | null;
   /** @description A state of the project. Default: its default state. */
   state: string;
   /** @description Not before start_date. */
   target_date: string | null;
   /** @description The work item type. */
   type: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** EpicPage */
  EpicPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Epic"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Error */
  Error: {
   /** @description The names that are. */
   allowed?: string[];
   /** @description What is wrong, in a word that stays the same. */
   code: string;
   /** @description What is wrong, in a sentence. */
   error: string;
   /** @description The faults of each field. */
   fields?: {
    [key: string]: string[];
   };
   /** @description The record that a conflict is with. */
   id?: string;
   /** @description The names that are not known. */
   invalid?: string[];
   /** @description The line of it. */
   line?: number;
   /** @description The same sentence. */
   message: string;
   /** @description The file in an archive that is wrong. */
   part?: string;
   /** @description Where a filter is wrong: the parameter, the way into the JSON, or the character of the query from 1. */
   position?: string | number;
   /** @description The id of this request in the log. */
   request_id: string;
   /** @description The version that a record has now, when another was required. */
   updated_at?: string;
  };
  /** Estimate */
  Estimate: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   last_used: boolean;
   name: string;
   project: string;
   /**
    * @description What its points are. Default: categories.
    * @enum {unknown}
    */
   type: "categories" | "points" | "time";
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** EstimatePoint */
  EstimatePoint: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   estimate: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description For sorting. Default: 0. */
   key: number;
   project: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   /** @description What people see, such as 5 or XL. */
   value: string;
   workspace: string;
  };
  /** Event */
  Event: {
   /** @description Who did it. */
   actor_id: string | null;
   /** @description The changed fields, with their old and new values. */
   changes: Record<string, unknown>[];
   /** Format: date-time */
   created_at: string;
   /** @description What it is about, such as work_item. */
   entity: string;
   /** Format: uuid */
   entity_id: string;
   project_id: string | null;
   /** @description Its number in the workspace. Numbers grow; some may be missing. */
   seq: number;
   /** @enum {unknown} */
   verb: "created" | "updated" | "deleted";
  };
  /** EventPage */
  EventPage: {
   events: components["schemas"]["Event"][];
   /** @description Ask for what is after this number next. */
   last: number;
   /** @description Whether there is more already. */
   more: boolean;
  };
  /** ImportedWorkspace */
  ImportedWorkspace: {
   /** @description The addresses of people in the archive who had no account here. They cannot sign in until they are invited, or get a new password by mail or from the operator. */
   people_made: string[];
   workspace: components["schemas"]["Workspace"];
  };
  /** ImportResult */
  ImportResult: {
   created: number;
   ids: string[];
  };
  /** Initiative */
  Initiative: {
   archived_at: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Always null: descriptions are HTML. */
   description_binary: null;
   /** @description HTML. What could run script is removed. */
   description_html: string | null;
   /** @description description_html as plain text. */
   description_stripped: string | null;
   /** @description Not before start_date. */
   end_date: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description A member of the workspace. */
   lead: string | null;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   start_date: string | null;
   /** @enum {unknown} */
   state: "DRAFT" | "PLANNED" | "ACTIVE" | "COMPLETED" | "CLOSED";
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** InitiativeLabel */
  InitiativeLabel: {
   /** @description A colour such as #0ea5e9. */
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Unique among the initiative labels of the workspace. */
   name: string;
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** InitiativeLabelPage */
  InitiativeLabelPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["InitiativeLabel"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** InitiativePage */
  InitiativePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Initiative"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** InlineWorkItemPropertyOption */
  InlineWorkItemPropertyOption: {
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Whether it can be chosen. */
   is_active: boolean;
   /** @description Chosen on new work items. */
   is_default: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** @description Another option of the property. */
   parent: string | null;
   /** @description The project of the property; null for one of the workspace. */
   project: string | null;
   /** Format: uuid */
   property: string;
   /** @description Where the option stands among the others. A new one comes last. */
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   /** Format: uuid */
   workspace: string;
  };
  /** IntakeWorkItem */
  IntakeWorkItem: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description A work item of the project. */
   duplicate_to: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   extra: {
    [key: string]: unknown;
   };
   /** Format: uuid */
   id: string;
   /**
    * Format: uuid
    * @description The same as intake.
    */
   inbox: string;
   /** Format: uuid */
   intake: string;
   /** @description The work item; paths name this id. */
   issue: string;
   /** @description The work item, with its state, module and cycle in full. */
   issue_detail: components["schemas"]["WorkItem"];
   project: string;
   snoozed_till: string | null;
   /** @description Where it came from. Default: IN_APP. */
   source: string | null;
   source_email: string | null;
   /**
    * @description -2 pending, -1 rejected, 0 snoozed, 1 accepted, 2 duplicate.
    * @enum {unknown}
    */
   status: -2 | -1 | 0 | 1 | 2;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** IntakeWorkItemPage */
  IntakeWorkItemPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["IntakeWorkItem"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Invitation */
  Invitation: {
   accepted: boolean;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /**
    * Format: email
    * @description Who is invited. It cannot be changed.
    */
   email: string;
   /** Format: uuid */
   id: string;
   /** @description When the invitation was accepted or declined. */
   responded_at: string | null;
   /**
    * @description The role that is offered: 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
   /**
    * Format: uuid
    * @description The secret of its link, /invitations/{token} of the web app, by which an account can be made.
    */
   token: string;
   /** Format: date-time */
   updated_at: string;
   workspace: string;
  };
  /** InvitationToMe */
  InvitationToMe: {
   accepted: boolean;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /**
    * Format: email
    * @description Who is invited. It cannot be changed.
    */
   email: string;
   /** Format: uuid */
   id: string;
   /** @description When the invitation was accepted or declined. */
   responded_at: string | null;
   /**
    * @description The role that is offered: 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
   /** Format: date-time */
   updated_at: string;
   workspace: string;
  };
  /** Label */
  Label: {
   /** @description A colour such as #d73a4a. */
   color: string;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   name: string;
   /** @description Another label of the project. */
   parent: string | null;
   project: string;
   /** @description Where the label stands among the others. A new label comes last. */
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** LabelPage */
  LabelPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Label"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Link */
  Link: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** Format: uuid */
   id: string;
   /** @description The work item. */
   issue: string;
   /** @description For the program that made the link. */
   metadata: {
    [key: string]: unknown;
   };
   project: string;
   title: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   /** @description An http or https address, once on a work item. */
   url: string;
   workspace: string;
  };
  /** LinkedPage */
  LinkedPage: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** Format: uuid */
   id: string;
   is_global: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** Format: date-time */
   updated_at: string;
  };
  /** LinkPage */
  LinkPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Link"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Me */
  Me: {
   avatar: string;
   /** @description The avatar as an address; null when there is none. */
   avatar_url: string | null;
   display_name: string;
   email: string;
   /** @description Whether somebody vouches for the address. */
   email_verified: boolean;
   first_name: string;
   /** Format: uuid */
   id: string;
   last_name: string;
   /**
    * @description How the web app looks.
    * @enum {unknown}
    */
   theme: "system" | "light" | "dark";
   /** @description An IANA name such as Europe/Rome. */
   timezone: string;
  };
  /** Message */
  Message: {
   message: string;
  };
  /** Milestone */
  Milestone: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   project: string;
   target_date: string | null;
   title: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** MilestonePage */
  MilestonePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Milestone"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** MilestoneWorkItem */
  MilestoneWorkItem: {
   /** Format: uuid */
   id: string;
   /** @description The work item. */
   issue: string;
   milestone: string;
  };
  /** MilestoneWorkItemPage */
  MilestoneWorkItemPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["MilestoneWorkItem"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Module */
  Module: {
   archived_at: string | null;
   /** @description Its work items in the backlog, without archived ones and drafts. */
   backlog_issues: number;
   /** @description Its work items cancelled, without archived ones and drafts. */
   cancelled_issues: number;
   /** @description Its work items completed, without archived ones and drafts. */
   completed_issues: number;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Always null: the description is plain text. */
   description_html: null;
   /** @description Always null: the description is plain text. */
   description_text: null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description A member of the workspace. */
   lead: string | null;
   logo_props: {
    [key: string]: unknown;
   };
   /** @description Users. Those who are not members of the project are left out. */
   members: string[];
   /** @description Unique in the project. */
   name: string;
   project: string;
   sort_order: number;
   start_date: string | null;
   /** @description Its work items started, without archived ones and drafts. */
   started_issues: number;
   /** @enum {unknown} */
   status: "backlog" | "planned" | "in-progress" | "paused" | "completed" | "cancelled";
   /** @description Not before start_date. */
   target_date: string | null;
   /** @description Its work items in all states, without archived ones and drafts. */
   total_issues: number;
   /** @description Its work items not started, without archived ones and drafts. */
   unstarted_issues: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** ModuleLite */
  ModuleLite: {
   archived_at: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Always null: the description is plain text. */
   description_html: null;
   /** @description Always null: the description is plain text. */
   description_text: null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description A member of the workspace. */
   lead: string | null;
   logo_props: {
    [key: string]: unknown;
   };
   /** @description Users. Those who are not members of the project are left out. */
   members: string[];
   /** @description Unique in the project. */
   name: string;
   project: string;
   sort_order: number;
   start_date: string | null;
   /** @enum {unknown} */
   status: "backlog" | "planned" | "in-progress" | "paused" | "completed" | "cancelled";
   /** @description Not before start_date. */
   target_date: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** ModuleLitePage */
  ModuleLitePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["ModuleLite"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** ModulePage */
  ModulePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Module"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** ModuleWorkItem */
  ModuleWorkItem: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** Format: uuid */
   id: string;
   /** @description The work item. */
   issue: string;
   module: string;
   project: string;
   /** @description Work items that have it as their parent. */
   sub_issues_count: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** NewApiToken */
  NewApiToken: {
   /** Format: date-time */
   created_at: string;
   description: string;
   /** @description When the key stops working; null for never. */
   expires_at: string | null;
   /** @description The last four characters of the key. */
   hint: string;
   /** Format: uuid */
   id: string;
   /** @description Whether the key works: neither expired nor revoked. */
   is_active: boolean;
   /** @description To within some seconds. */
   last_used_at: string | null;
   revoked_at: string | null;
   title: string;
   /** @description The key. It is shown here and never again. */
   token: string;
  };
  /** OpenInvitation */
  OpenInvitation: {
   email: string;
   /** @description The email has an account, which can accept. */
   has_account: boolean;
   /** @description The name of who has invited. */
   invited_by: string | null;
   role: number;
   workspace: components["schemas"]["WorkspaceName"];
  };
  /** Page */
  Page: {
   /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
   access: 0 | 1;
   /** @description Always null: pages are not published. */
   anchor: null;
   archived_at: string | null;
   color: string;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Always null: the text is in description_html. */
   description: null;
   /** @description Always null: the text is HTML. */
   description_binary: null;
   /** @description HTML. What could run script is removed. */
   description_html: string;
   /** @description The text without HTML. */
   description_stripped: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description True for a page of the workspace, false for one of a project. */
   is_global: boolean;
   /** @description A locked page is not changed before it is unlocked. */
   is_locked: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   owned_by: string;
   /** @description The page that this one is below. Set when the page is made. */
   parent_id: string | null;
   /** @description The project that it is in; empty for a page of the workspace. */
   projects: string[];
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** PageLink */
  PageLink: {
   /** Format: date-time */
   created_at: string;
   created_by: string;
   /**
    * Format: uuid
    * @description Of the link, not of the page.
    */
   id: string;
   /** @description The work item. */
   issue: string;
   page: components["schemas"]["LinkedPage"];
   project: string;
   /** Format: date-time */
   updated_at: string;
   workspace: string;
  };
  /** PageLinkPage */
  PageLinkPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["PageLink"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** PageSummary */
  PageSummary: {
   /** @description 0: for everybody who sees the place it is in. 1: for its owner only. */
   access: 0 | 1;
   /** @description Always null: pages are not published. */
   anchor: null;
   archived_at: string | null;
   color: string;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Always null: the text is in description_html. */
   description: null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description True for a page of the workspace, false for one of a project. */
   is_global: boolean;
   /** @description A locked page is not changed before it is unlocked. */
   is_locked: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   owned_by: string;
   /** @description The page that this one is below. Set when the page is made. */
   parent_id: string | null;
   /** @description The project that it is in; empty for a page of the workspace. */
   projects: string[];
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   view_props: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** PageSummaryPage */
  PageSummaryPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["PageSummary"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Project */
  Project: {
   /** @description Months (of 30 days) without activity after which finished work items are archived; 0 is never. */
   archive_in: number;
   archived_at: string | null;
   /** @description Months (of 30 days) without activity after which open work items are moved to default_state, or cancelled; 0 is never. */
   close_in: number;
   cover_image: string | null;
   /** @description Always null: a cover is an address, in cover_image. */
   cover_image_asset: null;
   cover_image_url: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Whether cycles can be created. */
   cycle_view: boolean;
   /** @description Who gets new work items that name nobody. */
   default_assignee: string | null;
   /** @description The state that idle work items are moved to. */
   default_state: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Always null: the description is plain text. */
   description_html: null;
   /** @description Always null: the description is plain text. */
   description_text: null;
   emoji: string | null;
   /** @description The estimate of the project, once it is in use. */
   estimate: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   guest_view_all_features: boolean;
   icon_prop: {
    [key: string]: unknown;
   } | null;
   /** Format: uuid */
   id: string;
   /** @description Stands before the number of a work item, as in WEB-12. At most 12 characters, upper-cased, unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
   identifier: string;
   intake_view: boolean;
   /**
    * @description Always false: projects are not published.
    * @constant
    */
   is_deployed: false;
   is_issue_type_enabled: boolean;
   /** @description Whether the caller is a member. */
   is_member: boolean;
   is_time_tracking_enabled: boolean;
   issue_views_view: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   /** @description The caller's role; null without membership. */
   member_role: (5 | 15 | 20) | null;
   /** @description Whether modules can be created. */
   module_view: boolean;
   /** @description Unique in the workspace; without any of &+,:;$^}{*=?@#|'<>.()%!- */
   name: string;
   /**
    * @description 2: every member of the workspace sees the project. 0: only its members do.
    * @enum {unknown}
    */
   network: 0 | 2;
   page_view: boolean;
   /** @description A member of the workspace, who becomes an admin of the project. */
   project_lead: string | null;
   /** @description The project's place in the caller's list. */
   sort_order: number | null;
   /** @description Always null: projects are not made from templates. */
   template_id: null;
   /** @description An IANA name such as Europe/Rome. */
   timezone: string;
   total_cycles: number;
   /** @description Active members. */
   total_members: number;
   total_modules: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** ProjectCounts */
  ProjectCounts: {
   cycles?: number;
   intakes?: number;
   issues?: number;
   labels?: number;
   members?: number;
   modules?: number;
   pages?: number;
   states?: number;
  };
  /** ProjectFeatures */
  ProjectFeatures: {
   cycles: boolean;
   epics: boolean;
   intakes: boolean;
   modules: boolean;
   pages: boolean;
   parallel_cycles: boolean;
   project_updates: boolean;
   views: boolean;
   work_item_types: boolean;
   workflows: boolean;
  };
  /** ProjectLite */
  ProjectLite: {
   archived_at: string | null;
   cover_image: string | null;
   cover_image_url: string | null;
   description: string;
   emoji: string | null;
   icon_prop: {
    [key: string]: unknown;
   } | null;
   /** Format: uuid */
   id: string;
   identifier: string;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
  };
  /** ProjectLitePage */
  ProjectLitePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["ProjectLite"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** ProjectMember */
  ProjectMember: {
   avatar: string;
   /** @description The avatar as an address; null when there is none. */
   avatar_url: string | null;
   display_name: string;
   email: string;
   first_name: string;
   /**
    * Format: uuid
    * @description The id of the user.
    */
   id: string;
   is_active: boolean;
   is_bot: boolean;
   last_name: string;
   /**
    * @description 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
   /** @description The role in a word. */
   role_slug: string;
  };
  /** ProjectMemberPage */
  ProjectMemberPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["ProjectMember"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** ProjectMembership */
  ProjectMembership: {
   /**
    * Format: uuid
    * @description The id of the membership.
    */
   id: string;
   /** @description The id of the user. */
   member: string;
   /**
    * @description 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
  };
  /** ProjectPage */
  ProjectPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Project"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** ProjectRoleDistribution */
  ProjectRoleDistribution: {
   roles: {
    distinct_member_count: number;
    is_system: boolean;
    level: number;
    membership_count: number;
    name: string;
    /** Format: uuid */
    role_id: string;
    slug: string;
   }[];
   /** @description People: each counts once. */
   total_distinct_members: number;
   total_memberships: number;
  };
  /** ProjectSummary */
  ProjectSummary: {
   counts: components["schemas"]["ProjectCounts"];
   /** Format: uuid */
   id: string;
   identifier: string;
   name: string;
  };
  /** RelatedWorkItem */
  RelatedWorkItem: {
   assignee_ids: string[];
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /**
    * Format: uuid
    * @description The other work item.
    */
   id: string;
   is_epic: boolean;
   label_ids: string[];
   name: string;
   /** @enum {unknown} */
   priority: "urgent" | "high" | "medium" | "low" | "none";
   /** Format: uuid */
   project_id: string;
   /** @description How the addressed work item stands to this one. */
   relation_type: string;
   sequence_id: number;
   sort_order: number;
   /** Format: uuid */
   state_id: string;
   type_id: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
  };
  /** Role */
  Role: {
   /** Format: uuid */
   id: string;
   /** @description Always true: roles come with the program. */
   is_system: boolean;
   /** @description The role as the number that members have: 20, 15 or 5. */
   level: number;
   /** @description Members of the workspace, or of any of its projects, with this role. */
   member_count: number;
   name: string;
   /**
    * @description What it is a role in.
    * @enum {unknown}
    */
   namespace: "workspace" | "project";
   /** @description Empty: what a role may do follows from its level. */
   permissions: {
    [key: string]: unknown;
   };
   /** @description The role in a word; unique together with the namespace. */
   slug: string;
  };
  /** RolePage */
  RolePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Role"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** SessionInfo */
  SessionInfo: {
   /** Format: date-time */
   created_at: string;
   /** @description The session that asks. */
   current: boolean;
   /** Format: date-time */
   expires_at: string;
   /** Format: uuid */
   id: string;
   ip_address: string | null;
   /** Format: date-time */
   updated_at: string;
   user_agent: string | null;
  };
  /** SessionState */
  SessionState: {
   /** @description There is no account yet. */
   first_run: boolean;
   /** @description This server sends mail. */
   mail: boolean;
   /** @description Anybody may make an account. */
   open_sign_up: boolean;
   session: {
    /** Format: date-time */
    expires_at: string;
    /** Format: uuid */
    id: string;
   } | null;
   user: components["schemas"]["Account"] | null;
  };
  /** SignedForm */
  SignedForm: {
   /** @description Every one of these goes into the form (multipart/form-data), then the file as `file`. */
   fields: {
    [key: string]: string;
   };
   /** @description POST the form to this address, without an API key. */
   url: string;
  };
  /** State */
  State: {
   /** @description A colour such as #f59e0b. */
   color: string;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description The state of new work items that name none. Exactly one state is. */
   default: boolean;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /**
    * @description What work in this state counts as; triage is the state of what waits in the intake.
    * @enum {unknown}
    */
   group: "backlog" | "unstarted" | "started" | "completed" | "cancelled" | "triage";
   /** Format: uuid */
   id: string;
   /** @description True for the state of what waits in the intake, which no list of states shows. */
   is_triage: boolean;
   /** @description Unique in the project. */
   name: string;
   project: string;
   /** @description Where the state stands among the others. A new state comes last. */
   sequence: number;
   slug: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** StatePage */
  StatePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["State"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Sticky */
  Sticky: {
   background_color: string | null;
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description The text in the words of an editor, kept as it is sent. */
   description: {
    [key: string]: unknown;
   };
   /** @description Always null: the text is HTML. */
   description_binary: null;
   /** @description HTML. What could run script is removed. */
   description_html: string;
   /** @description The text without HTML. */
   description_stripped: string;
   /** Format: uuid */
   id: string;
   logo_props: {
    [key: string]: unknown;
   };
   name: string | null;
   owner: string;
   /** @description Where it stands among the others. A new one comes last. */
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** StickyPage */
  StickyPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Sticky"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** Teamspace */
  Teamspace: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Always null: the description is HTML. */
   description_binary: null;
   /** @description Cleaned of what could run. */
   description_html: string | null;
   description_json: {
    [key: string]: unknown;
   };
   /** @description The words of description_html, when that is sent. */
   description_stripped: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description A member of the workspace. */
   lead: string | null;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** TeamspacePage */
  TeamspacePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Teamspace"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkItem */
  WorkItem: {
   archived_at: string | null;
   /** @description Users. Those who are not members or admins of the project are left out. */
   assignees: string[];
   /** @description When it entered a completed state; null in other states. */
   completed_at: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description The cycle that the work item is in. */
   cycle: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description The description as plain text. */
   description: string;
   /** @description Always null: descriptions are HTML. */
   description_binary: null;
   /** @description HTML. What could run script is removed. */
   description_html: string;
   /** @description The same as description. */
   description_stripped: string;
   /** @description A point of the project's estimate. */
   estimate_point: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Drafts are not listed. */
   is_draft: boolean;
   /** @description Labels of the project; others are left out. */
   labels: string[];
   /** Format: date-time */
   last_activity_at: string;
   /** @description A module that the work item is in. Writing it replaces all of its modules. */
   module: string | null;
   name: string;
   /** @description A work item or an epic of the project. */
   parent: string | null;
   point: number | null;
   /** @enum {unknown} */
   priority: "urgent" | "high" | "medium" | "low" | "none";
   project: string;
   /** @description The number in WEB-12: counts up in the project and is never used again. */
   sequence_id: number;
   /** @description Where the work item stands in its state. A new one comes last. */
   sort_order: number;
   start_date: string | null;
   /** @description A state of the project. Default: its default state. */
   state: string;
   /** @description Not before start_date. */
   target_date: string | null;
   /** @description The work item type. */
   type: string | null;
   /** @description The same as type. */
   type_id: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** WorkItemActivity */
  WorkItemActivity: {
   actor: string | null;
   /** @description Always empty: attachments have a list of their own. */
   attachments: string[];
   /** @description The change as a phrase. */
   comment: string;
   /** Format: date-time */
   created_at: string;
   deleted_at: null;
   /** @description When, in seconds since 1970. */
   epoch: number;
   /** @description What changed; null for the work item as a whole. */
   field: string | null;
   /** Format: uuid */
   id: string;
   /** @description The work item. */
   issue: string;
   /** @description Always null: comments have a list of their own. */
   issue_comment: null;
   new_identifier: string | null;
   new_value: string | null;
   /** @description The id behind old_value. */
   old_identifier: string | null;
   /** @description What it was, in words: the name of a state, not its id. */
   old_value: string | null;
   project: string;
   /** Format: date-time */
   updated_at: string;
   /** @enum {unknown} */
   verb: "created" | "updated" | "deleted";
   workspace: string;
  };
  /** WorkItemActivityPage */
  WorkItemActivityPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["WorkItemActivity"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkItemChanges */
  WorkItemChanges: {
   results: components["schemas"]["WorkItem"][];
  };
  /** WorkItemCount */
  WorkItemCount: {
   grouped_by: string | null;
   /** @description The count of each value. The key is the id, the word or the date; None for work items without a value. A work item with two labels counts under both. */
   grouped_counts: {
    [key: string]: {
     count: number;
     sub_grouped_counts?: {
      [key: string]: {
       count: number;
      };
     };
    };
   };
   sub_grouped_by: string | null;
   total_count: number;
  };
  /** WorkItemDependencies */
  WorkItemDependencies: {
   blocked_by: components["schemas"]["RelatedWorkItem"][];
   blocking: components["schemas"]["RelatedWorkItem"][];
   finish_after: components["schemas"]["RelatedWorkItem"][];
   finish_before: components["schemas"]["RelatedWorkItem"][];
   start_after: components["schemas"]["RelatedWorkItem"][];
   start_before: components["schemas"]["RelatedWorkItem"][];
  };
  /** WorkItemPage */
  WorkItemPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["WorkItem"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkItemProperty */
  WorkItemProperty: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description The values of new work items. */
   default_value: string[];
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   display_name: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   formula_config: string | null;
   /** Format: uuid */
   id: string;
   /** @description Whether it can be given values. */
   is_active: boolean;
   /** @description Whether a work item may have several values. */
   is_multi: boolean;
   /** @description Whether its value may be changed but not removed. */
   is_required: boolean;
   /** @description The type that was asked, else the first that has the property. */
   issue_type: string | null;
   logo_props: {
    [key: string]: unknown;
   };
   /** @description Made of display_name. */
   name: string;
   options: components["schemas"]["InlineWorkItemPropertyOption"][];
   /** @description The project that it belongs to; null for one of the workspace. */
   project: string | null;
   /**
    * @description Fixed once work items have values.
    * @enum {unknown}
    */
   property_type: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
   /** @description What a RELATION refers to. */
   relation_type: ("ISSUE" | "USER" | "RELEASE") | null;
   /** @description display_format, for TEXT and DATETIME. */
   settings: {
    [key: string]: unknown;
   };
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   validation_rules: {
    [key: string]: unknown;
   };
   workspace: string;
  };
  /** WorkItemPropertyOption */
  WorkItemPropertyOption: {
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Whether it can be chosen. */
   is_active: boolean;
   /** @description Chosen on new work items. */
   is_default: boolean;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** @description Another option of the property. */
   parent: string | null;
   /** @description The project of the property; null for one of the workspace. */
   project: string | null;
   property: string;
   /** @description Where the option stands among the others. A new one comes last. */
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** WorkItemPropertyValue */
  WorkItemPropertyValue: {
   /** Format: date-time */
   created_at: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** Format: uuid */
   issue_id: string;
   /** Format: uuid */
   property_id: string;
   /** Format: date-time */
   updated_at: string;
   /** @description Text for TEXT, URL, EMAIL and FILE; a date or a time for DATETIME; a number for DECIMAL; true or false for BOOLEAN; an id for OPTION and RELATION. */
   value: (string | number | boolean) | null;
   /**
    * @description The type of the property.
    * @enum {unknown}
    */
   value_type: "TEXT" | "DATETIME" | "DECIMAL" | "BOOLEAN" | "OPTION" | "RELATION" | "URL" | "EMAIL" | "FILE" | "FORMULA";
  };
  /** WorkItemPropertyValues */
  WorkItemPropertyValues: {
   /** Format: uuid */
   property_id: string;
   values: ((string | number | boolean) | null)[];
  };
  /** WorkItemRelation */
  WorkItemRelation: {
   /**
    * Format: date-time
    * @description Of the relation, like the three fields below.
    */
   created_at: string;
   created_by: string | null;
   /**
    * Format: uuid
    * @description The other work item.
    */
   id: string;
   is_epic: boolean;
   name: string;
   /** @enum {unknown} */
   priority: "urgent" | "high" | "medium" | "low" | "none";
   /** Format: uuid */
   project_id: string;
   /** @description The kind from the side that is stored: blocking is stored as blocked_by, start_after as start_before, finish_after as finish_before. */
   relation_type: string;
   sequence_id: number;
   /** Format: uuid */
   state_id: string;
   type_id: string | null;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
  };
  /** WorkItemRelationDefinition */
  WorkItemRelationDefinition: {
   /** @description A colour such as #0ea5e9. */
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description What it is called from its end, such as "implemented by". Default: name. */
   inward: string | null;
   /** @description Whether work items can be related by it, and show it. */
   is_active: boolean;
   is_default: boolean;
   name: string;
   /** @description What the relation is called from its start, such as "implements". Default: name. */
   outward: string | null;
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** WorkItemRelationDefinitionPage */
  WorkItemRelationDefinitionPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["WorkItemRelationDefinition"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkItemRelations */
  WorkItemRelations: {
   /** @description Ids of work items. */
   blocked_by: string[];
   /** @description Ids of work items. */
   blocking: string[];
   /** @description Ids of work items. */
   duplicate: string[];
   /** @description Ids of work items. */
   finish_after: string[];
   /** @description Ids of work items. */
   finish_before: string[];
   /** @description Ids of work items. */
   relates_to: string[];
   /** @description Ids of work items. */
   start_after: string[];
   /** @description Ids of work items. */
   start_before: string[];
  };
  /** WorkItemSearchItem */
  WorkItemSearchItem: {
   /** Format: uuid */
   id: string;
   name: string;
   project__identifier: string;
   /** Format: uuid */
   project_id: string;
   /** @description The number in WEB-12: counts up in the project and is never used again. */
   sequence_id: number;
   workspace__slug: string;
  };
  /** WorkItemSearchResponse */
  WorkItemSearchResponse: {
   issues: components["schemas"]["WorkItemSearchItem"][];
  };
  /** WorkItemType */
  WorkItemType: {
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Whether new work items may have this type. */
   is_active: boolean;
   /** @description The type of new work items that name none. */
   is_default: boolean;
   /** @description Whether what has this type is an epic. */
   is_epic: boolean;
   /** @description How high the type stands above the others. */
   level: number;
   logo_props: {
    [key: string]: unknown;
   };
   name: string;
   /** @description The project that was asked, else the one that the type was made in. */
   project: string | null;
   /** @description The projects that use the type, of those that the caller sees. */
   project_ids: string[];
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** WorkItemTypeSchema */
  WorkItemTypeSchema: {
   /** @description The properties of the type, by custom_field_<name>. */
   custom_fields: {
    [key: string]: unknown;
   };
   /** @description The fields of every work item, by name. */
   fields: {
    [key: string]: {
     max_length?: number;
     /** @description What may be chosen, where that is known or asked for. */
     options?: {
      color?: string;
      id: string;
      name: string;
     }[];
     required: boolean;
     /** @enum {unknown} */
     type: "text" | "html" | "option" | "multi_option" | "date" | "work_item";
    };
   };
   type_description: string | null;
   /** @description Null when the project does not use types. */
   type_id: string | null;
   type_logo_props: {
    [key: string]: unknown;
   };
   type_name: string | null;
  };
  /** Worklog */
  Worklog: {
   /** Format: date-time */
   created_at: string;
   created_by: string;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string;
   /** @description In minutes. */
   duration: number;
   /** Format: uuid */
   id: string;
   /** @description Who spent the time. */
   logged_by: string;
   /** Format: uuid */
   project_id: string;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   /** Format: uuid */
   workspace_id: string;
  };
  /** WorklogTotal */
  WorklogTotal: {
   /** @description In minutes. */
   duration: number;
   /**
    * Format: uuid
    * @description The work item.
    */
   issue_id: string;
  };
  /** Workspace */
  Workspace: {
   background_color: string;
   /** Format: date-time */
   created_at: string;
   /** Format: uuid */
   id: string;
   /** @description The address of an image. */
   logo: string | null;
   name: string;
   organization_size: string | null;
   owner: string;
   /**
    * @description The caller's role: 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
   /** @description The workspace's name in addresses. It never changes. */
   slug: string;
   /** @description An IANA name such as Europe/Rome. */
   timezone: string;
   /** Format: date-time */
   updated_at: string;
  };
  /** WorkspaceFeatures */
  WorkspaceFeatures: {
   customers: boolean;
   initiatives: boolean;
   pi: boolean;
   project_grouping: boolean;
   teams: boolean;
   wiki: boolean;
  };
  /** WorkspaceMember */
  WorkspaceMember: {
   avatar: string;
   /** @description The avatar as an address; null when there is none. */
   avatar_url: string | null;
   display_name: string;
   email: string;
   first_name: string;
   /**
    * Format: uuid
    * @description The id of the user.
    */
   id: string;
   is_active: boolean;
   is_bot: boolean;
   last_name: string;
   /**
    * @description 20 admin, 15 member, 5 guest.
    * @enum {unknown}
    */
   role: 5 | 15 | 20;
   /** @description The role in a word. */
   role_slug: string;
  };
  /** WorkspaceMemberPage */
  WorkspaceMemberPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["WorkspaceMember"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkspaceName */
  WorkspaceName: {
   /** Format: uuid */
   id: string;
   name: string;
   slug: string;
  };
  /** WorkspacePage */
  WorkspacePage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["Workspace"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkspaceProjectLabel */
  WorkspaceProjectLabel: {
   /** @description A colour such as #d73a4a. */
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /** Format: uuid */
   id: string;
   /** @description Unique in the workspace. */
   name: string;
   /** @description Where the label stands among the others. A new label comes last. */
   sort_order: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
  /** WorkspaceProjectLabelPage */
  WorkspaceProjectLabelPage: {
   /** @description Number of items on this page. */
   count: number;
   /** @description Empty. Null when the server runs with EMPTY_EXTRA_STATS=null. */
   extra_stats: {
    [key: string]: unknown;
   } | null;
   /** @description Cursor for the next page. */
   next_cursor: string;
   /** @description True when more results follow this page. */
   next_page_results: boolean;
   /** @description Cursor for the previous page; empty on the first page. */
   prev_cursor: string;
   /** @description True when results precede this page. */
   prev_page_results: boolean;
   results: components["schemas"]["WorkspaceProjectLabel"][];
   /** @description The same as total_results. */
   total_count: number;
   /** @description Number of pages. */
   total_pages: number;
   /** @description Number of items on all pages. */
   total_results: number;
  };
  /** WorkspaceProjectState */
  WorkspaceProjectState: {
   /** @description A colour such as #f59e0b. */
   color: string | null;
   /** Format: date-time */
   created_at: string;
   created_by: string | null;
   /** @description The state of new projects. At most one is: setting it takes it from the others. */
   default: boolean;
   /** @description Always null: what is deleted is gone. */
   deleted_at: null;
   description: string | null;
   /** @description Its id there; unique together with external_source. */
   external_id: string | null;
   /** @description Where the record came from, such as the name of an importer. */
   external_source: string | null;
   /**
    * @description What a project in this state counts as. Default: backlog.
    * @enum {unknown}
    */
   group: "backlog" | "unstarted" | "started" | "completed" | "cancelled";
   /** Format: uuid */
   id: string;
   /** @description Unique in the workspace. */
   name: string;
   /** @description Where the state stands among the others. A new state comes last. */
   sequence: number;
   /** Format: date-time */
   updated_at: string;
   updated_by: string | null;
   workspace: string;
  };
 };
 responses: never;
 parameters: {
  accepted: string;
  access: string;
  activity_id: string;
  actor: string;
  after: number;
  asset_id: string;
  assignee: string;
  attachment_id: string;
  comment_id: string;
  completed_at: string;
  confirm: string;
  created_at: string;
  created_by: string;
  cursor: string;
  cycle: string;
  cycle_id: string;
  cycle_view: "draft" | "upcoming" | "current" | "completed" | "incomplete" | "all";
  definition_id: string;
  display_name: string;
  email: string;
  epic_id: string;
  estimate_id: string;
  estimate_point_id: string;
  expand: string;
  external_id: string;
  external_source: string;
  fields: string;
  filters: string;
  first_name: string;
  group: string;
  group_by: string;
  identifier: string;
  "If-Match": string;
  "If-None-Match": string;
  include: string;
  include_archived: boolean;
  initiative_id: string;
  invitation_id: string;
  is_active: string;
  is_bot: string;
  is_default: string;
  is_epic: string;
  issue: string;
  label: string;
  label_id: string;
  last_name: string;
  lead: string;
  limit: number;
  link_id: string;
  logged_by: string;
  member_id: string;
  mention: string;
  milestone: string;
  milestone_id: string;
  module: string;
  module_id: string;
  name: string;
  namespace: string;
  network: string;
  offset: number;
  option_id: string;
  order_by: string;
  owned_by: string;
  page_id: string;
  parent: string;
  per_page: number;
  pql: string;
  priority: string;
  project: string;
  project_id: string;
  property: string;
  property_id: string;
  property_type: string;
  query: string;
  related_work_item_id: string;
  role_id: string;
  role_slug: string;
  search: string;
  session_id: string;
  slug: string;
  start_date: string;
  state: string;
  state_group: string;
  state_id: string;
  status: string;
  sticky_id: string;
  sub_group_by: string;
  target_date: string;
  teamspace: string;
  teamspace_id: string;
  title: string;
  token: string;
  token_id: string;
  type: string;
  type_id: string;
  updated_at: string;
  updated_since: string;
  url: string;
  value: string;
  verb: string;
  work_item_id: string;
  work_item_identifier: string;
  worklog_id: string;
  workspace: string;
  workspace_search: "true" | "false";
  workspace_slug: string;
 };
 requestBodies: never;
 headers: never;
 pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
