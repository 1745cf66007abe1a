/** Made from openapi/shop.yaml by `npm run gen`: do not edit. */

export interface paths {
    "/api/accounts/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in by phone number or e-mail */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/token-refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for two new tokens
         * @description The old token answers the same successor for 30 seconds more, so that two tabs can share one refresh. Later it
         *     ends the session.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with LINE
         * @description Not found where the shop has no keys of LINE.
         */
        post: operations["startLineSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/line/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what LINE sent back
         * @description Another browser than the one that began, an answer that is too old or was used before, and a token that LINE did not sign for
         *     this sign-in are all refused as LINE_REFUSED: the sign-in begins anew.
         */
        post: operations["signInWithLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/line/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an account at LINE to the customer of a phone number, and sign in
         * @description The code proves the phone number, so an account at LINE that was linked before gives way to this one. A phone number without an account is refused like a wrong code.
         */
        post: operations["linkLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/forgot-password/legalentity/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the e-mail of a legal entity that forgot its password
         * @description An e-mail that nobody has gets the same answer, and nothing is sent.
         */
        post: operations["requestLegalEntityPasswordOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/forgot-password/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an individual a new password
         * @description Ends all sessions.
         */
        post: operations["resetIndividualPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/forgot-password/legalentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a legal entity a new password
         * @description Ends all sessions.
         */
        post: operations["resetLegalEntityPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/individual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register an individual */
        post: operations["registerIndividual"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/legalentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a legal entity
         * @description The e-mail is the login and is where the code was sent.
         */
        post: operations["registerLegalEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code
         * @description A forgotten password of a user who does not exist gets the same answer, and nothing is sent.
         */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/otp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the code of a message */
        post: operations["confirmOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/otp/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a code is right
         * @description Consumes nothing, but counts a wrong try.
         */
        post: operations["validateOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/is-exist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a phone number is registered */
        get: operations["checkPhoneNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends all other sessions.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the profile */
        get: operations["getProfile"];
        /** Replace the editable part of the profile */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign in with LINE no more */
        delete: operations["unlinkLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Take out all of one's own data */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have one's own data erased
         * @description Orders that have not left the shop are cancelled, and what was paid for them goes back.
         */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/address-book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the address book */
        get: operations["listAddresses"];
        put?: never;
        /** Add an address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/address-book/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an address */
        get: operations["getAddress"];
        /** Replace an address */
        put: operations["updateAddress"];
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/stock-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether the shopper waits for a variant */
        get: operations["getStockNotice"];
        /**
         * Ask for one message when a sold-out variant is in stock again
         * @description One message goes to the phone number or e-mail address that the shopper signs in with, in the language of the request, and the wish is over. Asked for again, it stays the same one.
         */
        put: operations["askForStockNotice"];
        post?: never;
        /** Wait for a variant no longer */
        delete: operations["withdrawStockNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customers/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an order again */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the QR code that pays an order */
        get: operations["getOrderTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that has not been shipped */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an order in cash on delivery
         * @description With a code for `confirmOrder` that was sent to the phone number of the account. An order that is not confirmed by its `confirmBefore` is cancelled.
         */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/categories/root": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the root categories */
        get: operations["listRootCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/categories/path/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a category by its path */
        get: operations["getCategoryByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what customers say of a product, the newest first
         * @description Only what staff released, and of that only what has words or photographs.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/reviews/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a review of an item that was delivered, or change it
         * @description One for each item of an order. It can be changed for thirty days, and after each change staff read it before it is shown again. A photograph is known by its bytes: anything but a JPEG, PNG or WebP, or one of too many pixels, is `notPicture`; an address that the review does not show is `unknown`; one that has both or neither of the two is `not`.
         */
        put: operations["writeReview"];
        post?: never;
        /** Delete a review with its photographs, at any time */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/product-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a list of products can be narrowed to */
        get: operations["listProductFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/product-variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List variants, one row each */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/search-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest products, categories and words for what is being typed */
        get: operations["suggestSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List blogs */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{language}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a blog */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{language}/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a view of a blog */
        post: operations["countBlogView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blogs/{language}/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a share of a blog */
        post: operations["countBlogShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List news */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{language}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a piece of news */
        get: operations["getNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{language}/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a view of a piece of news */
        post: operations["countNewsItemView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{language}/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a share of a piece of news */
        post: operations["countNewsItemShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the banners */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/{language}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what is behind a banner */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contents/{language}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a page */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branches/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the branches */
        get: operations["listBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clients/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shop's customers and their jobs */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Add, replace or remove lines of the cart
         * @description All of the changes or none. More than 9,999 pieces of one variant together are `maximumInCart`.
         */
        patch: operations["patchCart"];
        trace?: never;
    };
    "/api/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what is in the cart
         * @description The lines of the cart are consumed. The same request again, with or without the key, answers the same order.
         */
        post: operations["checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways to ship the cart, or some lines of it */
        get: operations["listShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what written lines mean
         * @description Each line has a code, words for the colour and the size, and how many, with spaces, commas, tabs, = or x between. Names are in the language of Accept-Language. Nothing is kept.
         */
        post: operations["resolveQuickOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put all lines into the cart
         * @description All of the lines or none; what is in the cart already gets more. A refusal names the line; more than 9,999 pieces of one variant together are `maximumInCart`.
         */
        post: operations["addQuickOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the saved lists */
        get: operations["listSavedLists"];
        put?: never;
        /**
         * Save lines as a list
         * @description Each line is kept with what a piece costs now. A list has a name of its own, and a customer at most 50 of them.
         */
        post: operations["createSavedList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a list
         * @description Each line with what it means and costs today, and what changed since it was saved.
         */
        get: operations["getSavedList"];
        /** Rename a list or save other lines in it */
        put: operations["updateSavedList"];
        post?: never;
        /** Delete a list */
        delete: operations["deleteSavedList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotations */
        get: operations["listQuotations"];
        put?: never;
        /**
         * Turn the cart into a quotation
         * @description The lines leave the cart, and their prices of this moment stand for the days of the shop's setting. The same lines again answer the same quotation. A link to it goes to where the customer signs in.
         */
        post: operations["requestQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a quotation */
        get: operations["getQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quotation
         * @description It becomes one order at its prices, however often this is asked; the stock is checked now. With the version that was seen, so that nobody accepts prices that staff have changed since.
         */
        post: operations["acceptQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a quotation */
        post: operations["declineQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotations/{id}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask anew for a quotation that has expired or was declined, at today's prices
         * @description Asked for again, it answers the same new quotation. What is not sold any more is left out.
         */
        post: operations["renewQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/delivery-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to send some products to a postcode, with their price and the promised days
         * @description For whoever asks, with or without a cart. The answer is the one that the cart gets for the same products.
         */
        get: operations["listDeliveryOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{language}/api/pick-up-branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the branches that hand over orders
         * @description For whoever asks. Picking up costs nothing and needs no address.
         */
        get: operations["listPickUpBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the shop promises of its service */
        get: operations["getServiceTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payment channels */
        get: operations["listPaymentChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/events/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in what a payment provider tells */
        post: operations["receivePaymentEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign staff in by password and second factor
         * @description The session is the cookie `office_session`. A code of the authenticator is good once, as is a recovery code.
         */
        post: operations["officeSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["officeSignOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, and may do what */
        get: operations["officeWhoAmI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the living sessions of who is signed in */
        get: operations["officeListSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of the own sessions */
        delete: operations["officeEndSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who did what, the newest first */
        get: operations["officeListAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what waits for the staff, and the sales of 30 days */
        get: operations["officeReadStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the orders of all customers */
        get: operations["officeListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/order-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the orders of a list as CSV, the newest first
         * @description UTF-8 with a byte order mark. What a spreadsheet would take for a formula has an apostrophe before it
         */
        get: operations["officeExportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/order-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the orders of each view */
        get: operations["officeCountOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an order with all that the office needs */
        get: operations["officeGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{orderNumber}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an event happen to an order
         * @description The needs of each event stand in the order's actions. Some events need a right of their own
         */
        post: operations["officeMoveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{orderNumber}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct the tracking of a parcel that was shipped */
        put: operations["officeSetTracking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{orderNumber}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note for colleagues
         * @description No customer sees it. Refused once the customer was erased
         */
        post: operations["officeAddNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{orderNumber}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money of an order back
         * @description Asked again with the same key it is the same refund. What the provider cannot give back stays to be settled by hand
         */
        post: operations["officeRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List news, blogs, banners and pages, what was changed last first */
        get: operations["officeListContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/contents/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the newest version of a text, and which there are */
        get: operations["officeGetContent"];
        /**
         * Save a version of a text, and publish it now or at a time
         * @description The version that was seen says whether somebody else has saved one since; 0 makes a new text, whose id is free. The HTML is sanitised. A draft may lack anything but a title. What is published or planned needs a Thai text, a cover unless it is a page, and a summary if it is an article; a planned one a time to come, and any end comes after that (`notReady`, `past`). A page neither ends nor is taken away (`notForPages`). An uploaded picture whose files are gone is `unknown`.
         */
        put: operations["officeSaveContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/contents/{kind}/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an earlier version of a text */
        get: operations["officeGetContentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/content-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture that a text is about to show
         * @description It is checked and cut as the pictures of products are. Its files go after a day, unless a version that shows it was saved meanwhile.
         */
        post: operations["officeUploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the goods, those that shoppers do not see among them */
        get: operations["officeListProducts"];
        put?: never;
        /**
         * Add a product with its first variant, as a draft
         * @description A code that another product has is `taken`, in whatever case it is written; a category that there is not is `unknown`; code and variant together are `tooLong` from 61 characters on, and `taken` where they are the id of another product's variant. Until it has a picture of its own it has that of its category.
         */
        post: operations["officeAddProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/product-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the goods by views, and name the categories and materials they can have */
        get: operations["officeProductOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read all that staff can change of a product */
        get: operations["officeGetProduct"];
        /**
         * Write what was changed of a product
         * @description The version that was seen says whether somebody else has written since. The description is sanitised. A special price is below the price (`notBelowPrice`); its end is to come (`past`) and after its begin (`beforeStart`). A category, a material or a variant that there is not is `unknown`.
         */
        put: operations["officeSaveProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a variant to a product, behind those it has
         * @description The version that was seen says whether somebody else has written since. A code that another variant of the product has, or that is with the code of the product the id of another product's variant, is `taken`; with that of the product it is `tooLong` from 61 characters on.
         */
        post: operations["officeAddVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products/{id}/variants/{variantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a variant, also from the carts in which it is
         * @description The version that was seen says whether somebody else has written since. The only variant of a product stays (`last`). Orders keep what they say of it.
         */
        delete: operations["officeRemoveVariant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the pictures of a product in another order, say what they show, or take some away
         * @description One that the product does not have is `unknown`.
         */
        put: operations["officeOrderPictures"];
        /**
         * Give a product another picture, behind those it has
         * @description It is known by its bytes: anything but a JPEG, PNG or WebP, or one of too many pixels, is `notPicture`. It is cut to 400, 800 and 1600 pixels, as WebP and as JPEG, at `/media/pictures/{picture}/800.jpg` and beside it.
         */
        post: operations["officeAddPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write how many there are of variants
         * @description The version that was seen says whether somebody else has written since. A variant that there is not is `unknown`.
         */
        put: operations["officeCountStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports of the last days, the newest first */
        get: operations["officeListImports"];
        put?: never;
        /**
         * Read rows of goods and say what they would change
         * @description One row a variant, found by `code` and `variant`; the other columns are those of the export, and each may be missing. An empty cell changes nothing, and `-` empties what may be empty. Nothing is written to the goods. What cannot be read at all is refused with the reason in `errors` (`noRows`, `tooManyRows`, `lacksColumns`, `doubleColumns`); kept for seven days.
         */
        post: operations["officePreviewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an import with what became of its rows */
        get: operations["officeGetImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/imports/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the next products of an import
         * @description Sent again until no row is waiting; whoever does not ask again has stopped it. A product is written with all its rows or with none. What somebody else changed since the preview is not overwritten.
         */
        post: operations["officeRunImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/product-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read all goods as CSV for a spreadsheet, one row a variant, as the import reads them */
        get: operations["officeExportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the categories with how many products are in each */
        get: operations["officeListCategories"];
        put?: never;
        /**
         * Add a category behind those beside it
         * @description A path that is there already is `taken`, a parent that is not there `unknown`, and one below three others `tooDeep`: menus show three. It has a drawing until it gets a picture of its own.
         */
        post: operations["officeAddCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a category other names, or another picture
         * @description The path stays, because addresses hold it. What is no picture is `notPicture`.
         */
        put: operations["officeChangeCategory"];
        post?: never;
        /**
         * Remove an empty category
         * @description One with products or categories in it is `inUse`.
         */
        delete: operations["officeRemoveCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/quotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotations of all customers */
        get: operations["officeListQuotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/quotations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a quotation and what staff changed in it */
        get: operations["officeGetQuotation"];
        /**
         * Change prices or the freight of an open quotation
         * @description The version that was seen says whether somebody else has changed it since. The customer is told.
         */
        put: operations["officeChangeQuotation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews of one state, of those that wait the oldest first */
        get: operations["officeListReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a review, or refuse it with a reason that its customer reads
         * @description The version that was seen says whether the customer or somebody else has changed it since. Without a reason a refusal is `lacksReason`, and a release with one is `not`.
         */
        post: operations["officeDecideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review for all to read, or take the answer away
         * @description The version that was seen says whether the customer or somebody else has changed it since.
         */
        put: operations["officeAnswerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the customers, the newest first */
        get: operations["officeListCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a customer with orders, sessions and requests */
        get: operations["officeGetCustomer"];
        /**
         * Let a customer sign in, or no more
         * @description Whoever is deactivated loses all sessions at once. Who was erased stays so
         */
        put: operations["officeChangeCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/customers/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down that a customer asked for an export or an erasure
         * @description One of a kind is open at a time
         */
        post: operations["officeRecordRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/customer-requests/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request with all that is stored about the customer
         * @description The id is that of the request. It can be had again, and the time of the first answer stays
         */
        post: operations["officeAnswerExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/customer-requests/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request by forgetting the customer
         * @description The id is that of the request. What the law on taxes wants kept of an invoice stays
         */
        post: operations["officeAnswerErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who works in the office */
        get: operations["officeListStaff"];
        put?: never;
        /**
         * Add somebody
         * @description The answer is the only time that the password and the second factor can be read
         */
        post: operations["officeAddStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what somebody may, or whether they may sign in at all
         * @description Whoever is deactivated loses all sessions at once
         */
        put: operations["officeChangeStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody a new second factor
         * @description The former one is good no more, and all sessions of theirs end
         */
        post: operations["officeResetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody a new password
         * @description The former one is good no more, and all sessions of theirs end
         */
        post: operations["officeResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description All other sessions end
         */
        post: operations["officeChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what has to be given back by hand, the oldest first */
        get: operations["officeListUnrefundable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/refunds/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money of a refused refund was given back by transfer */
        post: operations["officeSettleRefund"];
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
        Address: {
            id: components["schemas"]["Id"];
            recipientName: components["schemas"]["RecipientName"];
            phoneNumber: components["schemas"]["ContactNumber"];
            addressLine: components["schemas"]["AddressLine"];
            subDistrict: components["schemas"]["PlaceName"];
            district: components["schemas"]["PlaceName"];
            province: components["schemas"]["PlaceName"];
            postcode: components["schemas"]["Postcode"];
            isDefault: boolean;
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
            location?: components["schemas"]["Location"];
        };
        AddressInput: {
            recipientName: components["schemas"]["RecipientName"];
            phoneNumber: components["schemas"]["ContactNumber"];
            addressLine: components["schemas"]["AddressLine"];
            subDistrict: components["schemas"]["PlaceName"];
            district: components["schemas"]["PlaceName"];
            province: components["schemas"]["PlaceName"];
            postcode: components["schemas"]["Postcode"];
            /** @description One address is the default always, and the first one is */
            isDefault: boolean;
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
            location?: components["schemas"]["Location"];
        };
        AddressLine: string;
        AddressPage: {
            data: components["schemas"]["Address"][];
            totalRecords: number;
        };
        /** @description Between which days an order arrives that is placed before the given time */
        Arrival: {
            /**
             * Format: date-time
             * @description The next cut-off of the carrier
             */
            orderBefore: string;
            /** Format: date */
            from: string;
            /** Format: date */
            by: string;
        };
        /** @description Between which days an order arrives, as it was promised when it was placed */
        ArrivalDays: {
            /** Format: date */
            from: string;
            /** Format: date */
            by: string;
        };
        Article: {
            id: components["schemas"]["Id"];
            title: string;
            excerpt: string;
            /** Format: uri-reference */
            coverUrl: string;
            coverAlt: string;
            /** Format: date-time */
            publishedAt: string;
            /**
             * Format: date-time
             * @description When what it says or shows last changed, never before publishedAt; views and shares do not count
             */
            modifiedAt: string;
            viewCount: number;
            shareCount: number;
            /** @description Sanitised */
            contentHtml: string;
            /** @description Products that it speaks of and that are for sale, those it is about first; may be empty */
            goods: components["schemas"]["ProductListItem"][];
            /** @description Categories that it speaks of, in its order; may be empty */
            categories: components["schemas"]["CategoryAncestor"][];
            previousId?: components["schemas"]["Id"];
            /** @description Of the article with the previousId */
            previousTitle?: string;
            nextId?: components["schemas"]["Id"];
            /** @description Of the article with the nextId */
            nextTitle?: string;
        };
        /** @description A blog or a piece of news */
        ArticleListItem: {
            id: components["schemas"]["Id"];
            title: string;
            excerpt: string;
            /** Format: uri-reference */
            coverUrl: string;
            coverAlt: string;
            /** Format: date-time */
            publishedAt: string;
            viewCount: number;
            shareCount: number;
        };
        ArticlePage: {
            data: components["schemas"]["ArticleListItem"][];
            totalRecords: number;
        };
        /** @description The variant that was asked for, where the keyword names a size, a thickness or a colour */
        AskedVariant: {
            variantId: components["schemas"]["Id"];
            label: string;
            color: components["schemas"]["Color"];
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
        };
        /** @enum {string} */
        AuditAction: "signIn" | "endSession" | "addStaff" | "moveOrder" | "setTracking" | "addNote" | "askRefund" | "settleRefund" | "changeStaff" | "resetSecondFactor" | "resetPassword" | "changePassword" | "saveContent" | "publishContent" | "hideContent" | "importProduct" | "saveProduct" | "countStock" | "changeCustomer" | "recordRequest" | "exportCustomer" | "eraseCustomer" | "addCategory" | "changeCategory" | "removeCategory" | "releaseReview" | "refuseReview" | "answerReview" | "changeQuotation";
        AuditEntry: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            staff?: components["schemas"]["StaffName"];
            action: components["schemas"]["AuditAction"];
            /** @description The id of what was changed */
            subject: string;
            /** @description The number of the order, or the name of the person, whose id the subject is */
            about?: string;
            changes: components["schemas"]["AuditedChange"][];
        };
        AuditList: {
            data: components["schemas"]["AuditEntry"][];
            totalRecords: number;
        };
        /** @description One field of a change; secrets are never in it */
        AuditedChange: {
            field: string;
            /** @description Absent where there was nothing */
            before?: string;
            /** @description Absent where there is nothing any more */
            after?: string;
        };
        Banner: {
            id: components["schemas"]["Id"];
            title: string;
            /** Format: uri-reference */
            imageUrl: string;
            /** Format: uri-reference */
            imageMobileUrl: string;
            alt: string;
            /** Format: uri-reference */
            link?: string;
            /** @description Sanitised */
            contentHtml: string;
        };
        BannerListItem: {
            id: components["schemas"]["Id"];
            title: string;
            /** Format: uri-reference */
            imageUrl: string;
            /** Format: uri-reference */
            imageMobileUrl: string;
            alt: string;
            /** Format: uri-reference */
            link?: string;
        };
        /** @description Who a tax invoice is made out to */
        BillingAddress: {
            recipientName: components["schemas"]["RecipientName"];
            phoneNumber?: components["schemas"]["ContactNumber"];
            addressLine: components["schemas"]["AddressLine"];
            subDistrict: components["schemas"]["PlaceName"];
            district: components["schemas"]["PlaceName"];
            province: components["schemas"]["PlaceName"];
            postcode: components["schemas"]["Postcode"];
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
        };
        Branch: {
            id: components["schemas"]["Id"];
            name: string;
            address: string;
            phone: string;
            hours: string;
            lat: number;
            lng: number;
        };
        /** @description 00000 is the head office */
        BranchCode: string;
        /** @enum {string} */
        BuyerType: "generalPublic" | "company";
        /**
         * @description An extension of the shop. Why it cancelled the order by itself; left out where somebody cancelled it.
         * @enum {string}
         */
        CancelReason: "unpaid" | "unconfirmed";
        Carrier: string;
        Cart: {
            /** @description Grows with each change; what If-Match is about */
            version: number;
            items: components["schemas"]["CartItem"][];
            total: components["schemas"]["Money"];
        };
        CartChange: components["schemas"]["CartPut"] | components["schemas"]["CartRemove"];
        CartItem: {
            cartItemId: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            /** @description Of one piece */
            weight: components["schemas"]["Weight"];
            name: string;
            /** @description What one piece is called and the price is for, such as a sheet, in the language asked for */
            unit?: string;
            /** Format: uri-reference */
            imageUrl: string;
            status: components["schemas"]["ProductStatus"];
            stock: number;
            variants: components["schemas"]["CartVariant"][];
            cutting?: components["schemas"]["Cutting"];
        };
        CartLine: {
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            /** @description Of one piece, as the shopper sees it; the server keeps the catalogue's */
            weight: components["schemas"]["Weight"];
            /** @description Without it, a list that stands stays */
            cutting?: components["schemas"]["CutList"];
        };
        CartLineKey: {
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
        };
        CartPatch: components["schemas"]["CartChange"][];
        /** @description add on a line that stands adds to its quantity, replace sets it */
        CartPut: {
            /** @enum {string} */
            op: "add" | "replace";
            /** @constant */
            path: "/items";
            value: components["schemas"]["CartLine"];
        };
        CartRemove: {
            /** @constant */
            op: "remove";
            /** @constant */
            path: "/items";
            value: components["schemas"]["CartLineKey"];
        };
        CartSize: {
            label: string;
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
            tiers?: components["schemas"]["PriceTiers"];
        };
        CartVariant: {
            variantId: components["schemas"]["Id"];
            color: components["schemas"]["Color"];
            sizes: components["schemas"]["CartSize"][];
        };
        Category: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["CategoryPath"];
            name: string;
            /** Format: uri-reference */
            imageUrl: string;
            productCount: number;
            children: components["schemas"]["Category"][];
        };
        CategoryAncestor: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["CategoryPath"];
            name: string;
        };
        /** @description One segment of an address, its words joined by dots */
        CategoryPath: string;
        CategoryWithAncestors: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["CategoryPath"];
            name: string;
            /** Format: uri-reference */
            imageUrl: string;
            productCount: number;
            children: components["schemas"]["Category"][];
            /** @description From the root down */
            ancestors: components["schemas"]["CategoryAncestor"][];
        };
        /** @description No price in it is believed. It names either the address with the shipping and its price, or the branch where the order is picked up */
        CheckoutRequest: {
            /** @description None and no branch either is ADDRESS_REQUIRED */
            deliveryAddress?: components["schemas"]["DeliveryAddress"];
            /** @description An extension of the shop. A branch of listPickUpBranches, instead of the address and the shipping; another one, or both, is SHIPPING_REQUIRED */
            pickUpBranchId?: string;
            billingAddress?: components["schemas"]["BillingAddress"];
            /** @description The lines to be ordered, in any order; the others stay in the cart. None is CART_EMPTY */
            cartItemIds: components["schemas"]["Id"][];
            /** @description None or one that is not offered is SHIPPING_REQUIRED */
            shippingId?: string;
            paymentChannel: components["schemas"]["PaymentChannel"];
            shippingPricePerWeightIdentifier?: string;
            /** @description What the shopper was shown; another sum is PRICE_CHANGED */
            expectedTotal?: components["schemas"]["Money"];
        };
        CheckoutResult: {
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            paymentStatus: components["schemas"]["PaymentState"];
            /**
             * Format: uri-reference
             * @description The payment page; left out where the order is paid by a transfer or on delivery
             */
            redirectUrl?: string;
            /** Format: date-time */
            expiresAt?: string;
            confirmBefore?: components["schemas"]["ConfirmBefore"];
        };
        /** @description One of the shop's customers, shown with what it made of the goods */
        Client: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description What the customer made */
            job: string;
            /**
             * Format: uri-reference
             * @description The picture of the job
             */
            imageUrl: string;
            imageAlt: string;
            /** @description What it was made of; absent when the shop no longer sells it */
            product?: {
                id: components["schemas"]["Id"];
                name: string;
            };
        };
        Color: {
            name: string;
            hex: string;
        };
        CompanyName: string;
        /**
         * Format: date-time
         * @description An extension of the shop. Set while an order in cash on delivery, or to be paid at the counter, has to be confirmed, by a code or by the staff; it is cancelled afterwards.
         */
        ConfirmBefore: string;
        ConsentEntry: {
            /** @enum {string} */
            purpose: "privacyPolicy" | "news";
            /** @description Of the privacy policy */
            version: string;
            isGiven: boolean;
            /** Format: date-time */
            at: string;
        };
        Consents: {
            /** @description The version agreed to */
            privacyPolicyVersion: string;
            news: boolean;
        };
        ConsentsUpdate: {
            news: boolean;
        };
        /** @description Ten digits of a Thai mobile number, or nine of a landline; nobody signs in with it */
        ContactNumber: string;
        /** @enum {string} */
        ContentKind: "news" | "blog" | "banner" | "page";
        ContentPage: {
            slug: components["schemas"]["ContentSlug"];
            title: string;
            version: string;
            /** Format: date-time */
            effectiveAt: string;
            /** @description Sanitised */
            contentHtml: string;
        };
        /** @enum {string} */
        ContentSlug: "privacy-policy" | "terms" | "about" | "contact";
        /**
         * @description Of the newest version; a draft may stand behind what shoppers read
         * @enum {string}
         */
        ContentState: "draft" | "planned" | "published";
        /** @description Counts what was saved; 0 where there is nothing yet */
        ContentVersionNumber: number;
        /**
         * @description withdrawn keeps the text as a draft and takes away what shoppers read; a draft also takes back a planned time
         * @enum {string}
         */
        ContentWish: "draft" | "planned" | "published" | "withdrawn";
        /** @description Two letters of ISO 3166-1 */
        CountryCode: string;
        Created: {
            id: components["schemas"]["Id"];
        };
        /** @description Corrects the tax invoice of an order by a refund. The differences of all credit notes of an order and what the last of them leaves add up to its invoice to the satang */
        CreditNote: {
            /** @description Year of the Buddhist era, month, and a serial without gaps in it, as PHC-6911-00042 */
            number: string;
            /** Format: date-time */
            issuedAt: string;
            /** @description What the order was worth until this credit note */
            before: components["schemas"]["TaxedAmount"];
            /** @description What it is worth from now on */
            after: components["schemas"]["TaxedAmount"];
            difference: components["schemas"]["TaxedAmount"];
        };
        CustomerExport: {
            /** Format: date-time */
            exportedAt: string;
            profile: components["schemas"]["Profile"];
            /** @description Every agreement and withdrawal, the oldest first */
            consents: components["schemas"]["ConsentEntry"][];
            addresses: components["schemas"]["Address"][];
            orders: components["schemas"]["Order"][];
            quotations: components["schemas"]["Quotation"][];
            cart: components["schemas"]["Cart"];
            savedLists: components["schemas"]["ExportedList"][];
            /** @description Sold-out variants that the shopper waits for */
            stockNotices: components["schemas"]["ExportedStockNotice"][];
            /** @description Where the shopper is signed in */
            sessions: components["schemas"]["SessionEntry"][];
            /** @description Messages to the shopper that are still kept */
            messages: components["schemas"]["StoredMessage"][];
        };
        /** @enum {string} */
        CustomerRequestKind: "export" | "erase";
        /** @description What is cut from sheets of a line. A list that is added to one that stands is planned together with it */
        CutList: {
            pieces: components["schemas"]["CutPieces"];
            /** @description So many of the quantity are cut, as the shopper sees it; the server counts what the pieces need */
            sheets: components["schemas"]["Quantity"];
        };
        /** @description Rectangles to be cut, in whole millimetres */
        CutPiece: {
            width: number;
            length: number;
            count: number;
            /** @description False: its width lies along the width of the sheet */
            mayTurn: boolean;
        };
        /** @description Together 200 at most */
        CutPieces: components["schemas"]["CutPiece"][];
        /** @description What is cut from sheets of a line, and what that takes; the other sheets stay whole */
        Cutting: {
            pieces: components["schemas"]["CutPieces"];
            /** @description So many of the quantity are cut */
            sheets: components["schemas"]["Quantity"];
            cuts: number;
            /** @description Of all cuts */
            price: components["schemas"]["Money"];
            /** @description What the blade takes away at each cut */
            kerf: number;
            /** @description Of a sheet */
            width: number;
            /** @description Of a sheet */
            length: number;
        };
        CuttingTerms: {
            /** @description What the blade takes away at each cut, in millimetres */
            kerf: number;
            /** @description The shortest side of a piece, in millimetres */
            minimum: number;
            /** @description Of one cut */
            price: components["schemas"]["Money"];
        };
        /** @description Where one order goes */
        DeliveryAddress: {
            /** @description The entry of the address book that it was taken from */
            addressBookId?: components["schemas"]["Id"];
            recipientName: components["schemas"]["RecipientName"];
            phoneNumber: components["schemas"]["ContactNumber"];
            addressLine: components["schemas"]["AddressLine"];
            subDistrict: components["schemas"]["PlaceName"];
            district: components["schemas"]["PlaceName"];
            province: components["schemas"]["PlaceName"];
            postcode: components["schemas"]["Postcode"];
            isDefault?: boolean;
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
            location?: components["schemas"]["Location"];
        };
        Dimensions: {
            width: number;
            length: number;
            thickness?: number;
            /** @enum {string} */
            unit: "millimetre" | "centimetre" | "metre";
        };
        /** @description A local part, @, a domain with dots and a top level of two to four characters */
        Email: string;
        EraseRequest: {
            password: components["schemas"]["GivenPassword"];
        };
        ExportedList: {
            name: components["schemas"]["SavedListName"];
            /** Format: date-time */
            savedAt: string;
            lines: {
                code: string;
                quantity: components["schemas"]["Quantity"];
                /** @description Of a piece when the list was saved */
                price: components["schemas"]["Money"];
            }[];
        };
        ExportedStockNotice: {
            variantId: components["schemas"]["Id"];
            /** Format: date-time */
            askedAt: string;
        };
        FieldProblem: {
            /** @description Where it is, as `consents.news` or `items.0.quantity`; or a cart item id */
            field: string;
            /** @description A problem code, or the rule that was broken, as `required` or `pattern` */
            code: string;
        };
        ForgotPasswordOtpRequest: {
            email: components["schemas"]["Email"];
        };
        /**
         * @description readyToPickUp and pickedUp take the place of readyToShip, shipped and delivered where an order is picked up
         * @enum {string}
         */
        FulfilmentState: "pending" | "processing" | "readyToShip" | "shipped" | "delivered" | "readyToPickUp" | "pickedUp" | "complete" | "cancelOrder";
        /**
         * Format: password
         * @description A password to compare, whatever it looks like
         */
        GivenPassword: string;
        /** @description Where the products stand in a square picture, in percent of its sides. Absent where none of their edges can be measured, as in most photographs, or where they lie */
        GoodsBox: {
            left: number;
            top: number;
            right: number;
            bottom: number;
        };
        Id: string;
        IndividualPasswordReset: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            newPassword: components["schemas"]["NewPassword"];
            otp: components["schemas"]["Otp"];
            /** @constant */
            reason: "forgotPassword";
        };
        IndividualRegistration: {
            /** @constant */
            buyerType: "generalPublic";
            phoneNumber: components["schemas"]["PhoneNumber"];
            password: components["schemas"]["NewPassword"];
            otp: components["schemas"]["Otp"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            productInterests: components["schemas"]["ProductInterests"];
            industry?: string;
            country?: components["schemas"]["CountryCode"];
            state?: string;
            city?: string;
            consents: components["schemas"]["Consents"];
            lineLinkToken?: components["schemas"]["LineLinkToken"];
        };
        /** @description The tax invoice of an order. The payment issues it, in the same transaction; an order that is paid has one for good, also when it is refunded later */
        Invoice: {
            /** @description Year of the Buddhist era, month, and a serial without gaps in it, as PHT-6911-00042 */
            number: string;
            /**
             * Format: date-time
             * @description When the payment was recorded
             */
            issuedAt: string;
            amount: components["schemas"]["TaxedAmount"];
        };
        /**
         * @description The language of what is answered; standard is the Thai master record
         * @enum {string}
         */
        Language: "thai" | "english" | "standard";
        /** @description What no refund names yet */
        LeftToRefund: {
            lines: components["schemas"]["RefundLine"][];
            shipping: components["schemas"]["Money"];
            /** @description The money; less than the parts are worth where some was given back without naming any */
            amount: components["schemas"]["Money"];
        };
        LegalEntityPasswordReset: {
            email: components["schemas"]["Email"];
            newPassword: components["schemas"]["NewPassword"];
            otp: components["schemas"]["Otp"];
            /** @constant */
            reason: "forgotPassword";
        };
        LegalEntityRegistration: {
            /** @constant */
            buyerType: "company";
            email: components["schemas"]["Email"];
            phoneNumber: components["schemas"]["ContactNumber"];
            password: components["schemas"]["NewPassword"];
            otp: components["schemas"]["Otp"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            companyName: components["schemas"]["CompanyName"];
            taxId: components["schemas"]["TaxId"];
            branchCode: components["schemas"]["BranchCode"];
            productInterests: components["schemas"]["ProductInterests"];
            industry?: string;
            country?: components["schemas"]["CountryCode"];
            state?: string;
            city?: string;
            consents: components["schemas"]["Consents"];
            lineLinkToken?: components["schemas"]["LineLinkToken"];
        };
        /** @description The place of the line among the items of the order */
        LineId: number;
        LineLink: {
            lineLinkToken: components["schemas"]["LineLinkToken"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            otp: components["schemas"]["Otp"];
        };
        /** @description Says which account at LINE it was, for 30 minutes */
        LineLinkToken: string;
        /** @description A new session; or, where no customer has linked this account at LINE, what links it */
        LineSignIn: {
            session?: components["schemas"]["SessionTokens"];
            lineLinkToken?: components["schemas"]["LineLinkToken"];
        };
        LineSignInRequest: {
            attempt: string;
            /** @description As LINE sent it back */
            state: string;
            /** @description As LINE sent it back, good once */
            code: string;
        };
        LineStart: {
            /**
             * Format: uri
             * @description The page of LINE where the shopper agrees
             */
            url: string;
            /** @description Kept by the browser that began, and sent with the answer of LINE. Good for 10 minutes */
            attempt: string;
        };
        ListedStaff: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["StaffRole"];
            isActive: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description In a session that still lives
             */
            lastSeenAt?: string;
            /**
             * Format: date-time
             * @description Absent where there was none
             */
            lastSignInAt?: string;
        };
        Location: {
            lat: number;
            lng: number;
        };
        /** @description Baht, to two decimals */
        Money: {
            amount: number;
        };
        NewCustomerRequest: {
            kind: components["schemas"]["CustomerRequestKind"];
            /**
             * Format: date-time
             * @description When the customer asked, which is not to come
             */
            askedAt: string;
        };
        /**
         * Format: password
         * @description At least one lowercase letter, one uppercase letter and one digit
         */
        NewPassword: string;
        NewRefundLine: {
            lineId: components["schemas"]["LineId"];
            quantity: number;
            /** @description Whether these pieces are for sale again */
            restock: boolean;
        };
        NewStaff: {
            name: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["StaffRole"];
        };
        NewStaffPassword: {
            password: string;
        };
        OfficeCategory: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["CategoryPath"];
            /** @description 1 for those at the top */
            depth: number;
            name: components["schemas"]["OfficeProductName"];
            /** Format: uri-reference */
            imageUrl: string;
            /** @description Its own, for sale or not; those of the categories below it are not among them */
            products: number;
            /** @description Neither a product nor a category is in it, so that it can be removed */
            isEmpty: boolean;
        };
        /** @description What is left out stays as it is, so that a page read earlier undoes nobody else's change */
        OfficeCategoryChange: {
            name?: components["schemas"]["OfficeProductName"];
            data?: components["schemas"]["OfficePictureData"];
        };
        OfficeCategoryList: {
            /** @description Each is followed by those below it */
            data: components["schemas"]["OfficeCategory"][];
        };
        OfficeContent: {
            kind: components["schemas"]["ContentKind"];
            id: components["schemas"]["Id"];
            version: components["schemas"]["ContentVersionNumber"];
            state: components["schemas"]["ContentState"];
            isLive: boolean;
            /**
             * Format: date-time
             * @description When it is planned or was published
             */
            publishAt?: string;
            /**
             * Format: date-time
             * @description When shoppers do not read it any more; of a draft, once it is published
             */
            hideAt?: string;
            body: components["schemas"]["OfficeContentBody"];
            /** @description The newest hundred, the newest first */
            versions: components["schemas"]["OfficeContentVersion"][];
        };
        OfficeContentBody: {
            title: components["schemas"]["OfficeContentTitle"];
            excerpt: components["schemas"]["OfficeContentLine"];
            html: components["schemas"]["OfficeContentHtml"];
            cover: components["schemas"]["OfficeContentPicture"];
            coverAlt: components["schemas"]["OfficeContentLine"];
            coverMobile?: components["schemas"]["OfficeContentPicture"];
            /** @description Where a banner leads, within the shop */
            link?: string;
        };
        OfficeContentChange: {
            version: components["schemas"]["ContentVersionNumber"];
            wish: components["schemas"]["ContentWish"];
            /**
             * Format: date-time
             * @description Needed to plan
             */
            publishAt?: string;
            /**
             * Format: date-time
             * @description A draft keeps it for when it is published
             */
            hideAt?: string;
            body: components["schemas"]["OfficeContentBody"];
        };
        /** @description Sanitised when it is saved */
        OfficeContentHtml: {
            th: string;
            en: string;
        };
        OfficeContentItem: {
            kind: components["schemas"]["ContentKind"];
            id: components["schemas"]["Id"];
            title: string;
            state: components["schemas"]["ContentState"];
            /** @description Whether shoppers read any version of it */
            isLive: boolean;
            hasEnglish: boolean;
            /**
             * Format: date-time
             * @description When it is planned or was published
             */
            publishAt?: string;
            /**
             * Format: date-time
             * @description Absent where the office has saved nothing yet
             */
            savedAt?: string;
            /** @description The name of who saved it */
            savedBy?: string;
            /** @description Of news and blogs */
            viewCount?: number;
        };
        OfficeContentLine: {
            th: string;
            en: string;
        };
        OfficeContentPage: {
            data: components["schemas"]["OfficeContentItem"][];
            totalRecords: number;
        };
        /** @description The address of a picture of the shop; empty where there is none yet */
        OfficeContentPicture: string;
        OfficeContentTitle: {
            th: string;
            /** @description Empty: English readers get the Thai */
            en: string;
        };
        OfficeContentUpload: {
            data: components["schemas"]["OfficePictureData"];
        };
        OfficeContentVersion: {
            version: components["schemas"]["ContentVersionNumber"];
            state: components["schemas"]["ContentState"];
            /** Format: date-time */
            savedAt: string;
            savedBy?: string;
        };
        /** @description Without a name, phone number, e-mail and tax id where it was erased */
        OfficeCustomer: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "individual" | "legalEntity";
            /** @description Of the company or the person */
            name: string;
            phoneNumber?: string;
            email?: string;
            taxId?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            erasedAt?: string;
            /** @description Whether they may sign in */
            isActive: boolean;
            orderCount: number;
            /** @description Asked for and not answered yet */
            openRequests: number;
        };
        OfficeCustomerChange: {
            isActive: boolean;
        };
        OfficeCustomerDetail: {
            customer: components["schemas"]["OfficeCustomer"];
            /** @description Of the person, where the name is that of a company */
            contactName?: string;
            branchCode?: string;
            addressCount: number;
            /** @description Those that live, the newest first */
            sessions: components["schemas"]["OfficeCustomerSession"][];
            /** @description The newest twenty */
            orders: components["schemas"]["OfficeCustomerOrder"][];
            /** @description The newest first */
            requests: components["schemas"]["OfficeCustomerRequest"][];
        };
        OfficeCustomerOrder: {
            orderNumber: components["schemas"]["Id"];
            /** Format: date-time */
            createdAt: string;
            total: components["schemas"]["Money"];
            paymentChannel: components["schemas"]["PaymentChannel"];
            payment: components["schemas"]["PaymentState"];
            fulfilment: components["schemas"]["FulfilmentState"];
        };
        OfficeCustomerPage: {
            data: components["schemas"]["OfficeCustomer"][];
            totalRecords: number;
        };
        /** @description What the law gives a customer the right to ask for */
        OfficeCustomerRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CustomerRequestKind"];
            /** Format: date-time */
            askedAt: string;
            recordedBy: components["schemas"]["StaffName"];
            /**
             * Format: date-time
             * @description Absent as long as it waits
             */
            answeredAt?: string;
            answeredBy?: components["schemas"]["StaffName"];
        };
        OfficeCustomerSession: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /**
         * @description inactive may not sign in; asked waits for an export or an erasure
         * @enum {string}
         */
        OfficeCustomerView: "active" | "inactive" | "asked";
        OfficeImport: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            createdAt: string;
            staffName: string;
            counts: components["schemas"]["OfficeImportCounts"];
            /** @description The first row of the file */
            columns: string[];
            /** @description Columns that mean nothing to the shop */
            ignoredColumns: string[];
            rows: components["schemas"]["OfficeImportRow"][];
        };
        OfficeImportChange: {
            field: components["schemas"]["OfficeImportField"];
            /** @description Absent where there was nothing */
            before?: string;
            /** @description Absent where there is to be nothing */
            after?: string;
            /**
             * @description Worth a look before it is written
             * @enum {string}
             */
            odd?: "tenfold" | "soldOut";
        };
        /** @description The rows by what became of them; a product is written with all its rows or with none */
        OfficeImportCounts: {
            /** @description Wrong, or of a product with a wrong row: never written */
            wrong: number;
            /** @description Nothing to write */
            same: number;
            /** @description To be written */
            waiting: number;
            changed: number;
            added: number;
            /** @description Not written, because something came between */
            failed: number;
        };
        /**
         * @description overtaken was changed by somebody else since the preview; refused by the database
         * @enum {string}
         */
        OfficeImportFailure: "overtaken" | "refused";
        OfficeImportFault: {
            /** @enum {string} */
            code: "empty" | "name" | "number" | "whole" | "belowZero" | "tooHigh" | "price" | "priceTooHigh" | "decimals" | "yesOrNo" | "color" | "path" | "tooLong" | "cells" | "unreadable" | "double" | "differs" | "unknown" | "lacks" | "special" | "taken" | "tiers";
            column?: string;
            /** @description What is there; of lacks, the columns that a new one needs */
            value?: string;
        };
        /** @enum {string} */
        OfficeImportField: "category" | "material" | "name_th" | "name_en" | "unit_th" | "unit_en" | "description_th" | "description_en" | "for_sale" | "recommended" | "cuttable" | "color" | "color_th" | "color_en" | "size_th" | "size_en" | "width_mm" | "length_mm" | "thickness_mm" | "weight_g" | "price" | "special_price" | "price_tiers" | "stock";
        OfficeImportProgress: {
            counts: components["schemas"]["OfficeImportCounts"];
        };
        OfficeImportRow: {
            line: number;
            code: string;
            variant: string;
            /** @description Of the product and its variant */
            name: string;
            /**
             * @description What the row does; held is right, but another row of its product is wrong
             * @enum {string}
             */
            kind: "wrong" | "held" | "added" | "changed" | "same";
            changes: components["schemas"]["OfficeImportChange"][];
            fault?: components["schemas"]["OfficeImportFault"];
            state: components["schemas"]["OfficeImportState"];
            failure?: components["schemas"]["OfficeImportFailure"];
            /** @description As the file has them, of a row that is left out: wrong, held or failed */
            cells?: string[];
        };
        /**
         * @description skipped has nothing that could be written
         * @enum {string}
         */
        OfficeImportState: "skipped" | "waiting" | "done" | "failed";
        OfficeImportSummary: {
            id: components["schemas"]["Id"];
            name: string;
            /** Format: date-time */
            createdAt: string;
            staffName: string;
            counts: components["schemas"]["OfficeImportCounts"];
        };
        OfficeImportUpload: {
            /** @description The name of the file */
            name: string;
            /** @description The rows, with the names of the columns in the first; commas, semicolons or tabs between the cells */
            text: string;
        };
        OfficeImports: {
            data: components["schemas"]["OfficeImportSummary"][];
        };
        OfficeKey: string;
        OfficeMeasure: number;
        OfficeMoneyRange: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        OfficeNewCategory: {
            parentPath?: components["schemas"]["CategoryPath"];
            /** @description What its address ends with; it stays */
            pathEnd: string;
            name: components["schemas"]["OfficeProductName"];
        };
        OfficeNewNote: {
            text: string;
        };
        OfficeNewProduct: {
            code: components["schemas"]["OfficeKey"];
            name: components["schemas"]["OfficeProductName"];
            unit: components["schemas"]["OfficeProductUnit"];
            categoryPath: components["schemas"]["CategoryPath"];
            variant: components["schemas"]["OfficeNewVariant"];
        };
        OfficeNewVariant: {
            /** @description Its name within the product, as the import writes it */
            code: components["schemas"]["OfficeKey"];
            hex: string;
            color: components["schemas"]["OfficeProductName"];
            size: components["schemas"]["OfficeProductName"];
            widthMm: components["schemas"]["OfficeMeasure"];
            lengthMm: components["schemas"]["OfficeMeasure"];
            thicknessMm?: components["schemas"]["OfficeMeasure"];
            weightGrams: components["schemas"]["OfficeStockCount"];
            price: components["schemas"]["OfficePrice"];
            stock: components["schemas"]["OfficeStockCount"];
        };
        OfficeNote: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            staff: components["schemas"]["StaffName"];
            text: string;
        };
        OfficeOrder: {
            id: components["schemas"]["Id"];
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            customerId: components["schemas"]["Id"];
            /** @description Of the company or the person; empty where the customer was erased */
            customerName: string;
            total: components["schemas"]["Money"];
            paymentChannel: components["schemas"]["PaymentChannel"];
            payment: components["schemas"]["PaymentState"];
            fulfilment: components["schemas"]["FulfilmentState"];
            lineCount: number;
            pieceCount: number;
            quantities: components["schemas"]["Quantities"];
            /** @description The name of the first product */
            firstItem?: string;
            version: components["schemas"]["OfficeOrderVersion"];
            /** @description The events that are allowed now, to whoever asks */
            allowed: components["schemas"]["OfficeOrderEvent"][];
        };
        /** @description Something that staff do with an order, what it needs, and where it is not allowed why not */
        OfficeOrderAction: {
            /** @enum {string} */
            type: "order.confirm" | "order.process" | "order.ready" | "order.ship" | "order.deliver" | "order.pickUp" | "order.complete" | "order.cancel" | "parcel.returned" | "parcel.lost" | "refund" | "tracking";
            isAllowed: boolean;
            needs: ("carrier" | "trackingNumber" | "reason" | "lines" | "code")[];
            /**
             * @description unpaid and unconfirmed - it has to be that first; tooEarly and tooLate - the goods are not there yet, or past it; cancelled and complete - nothing happens to it any more; nothingLeft - all was given back; noRight - the role may not
             * @enum {string}
             */
            why?: "unpaid" | "unconfirmed" | "tooEarly" | "tooLate" | "cancelled" | "complete" | "nothingLeft" | "noRight";
        };
        OfficeOrderCancelling: {
            /** @constant */
            type: "order.cancel";
            version: components["schemas"]["OfficeOrderVersion"];
            /** @description The customer can read it */
            reason: components["schemas"]["OfficeReason"];
        };
        OfficeOrderCounts: {
            all: number;
            toPack: number;
            unpaid: number;
            toRefund: number;
            readyToShip: number;
            readyToPickUp: number;
            shipped: number;
        };
        /** @description The customer now; without a name, phone number and e-mail where it was erased */
        OfficeOrderCustomer: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "individual" | "legalEntity";
            name: string;
            phoneNumber?: string;
            email?: string;
            taxId?: string;
            branchCode?: string;
            orderCount: number;
        };
        OfficeOrderDetail: {
            /** @description As its customer sees it */
            order: components["schemas"]["Order"];
            version: components["schemas"]["OfficeOrderVersion"];
            customer: components["schemas"]["OfficeOrderCustomer"];
            left: components["schemas"]["LeftToRefund"];
            /** @description The attempts of the order, the newest last */
            payments: components["schemas"]["OfficePayment"][];
            /** @description The newest last */
            refunds: components["schemas"]["OfficeRefund"][];
            /** @description The newest first */
            notes: components["schemas"]["OfficeNote"][];
            /** @description What staff did, the newest first */
            history: components["schemas"]["AuditEntry"][];
            actions: components["schemas"]["OfficeOrderAction"][];
        };
        /**
         * @description What the staff makes happen, by the statechart order-status
         * @enum {string}
         */
        OfficeOrderEvent: "order.confirm" | "order.process" | "order.ready" | "order.ship" | "order.deliver" | "order.pickUp" | "order.complete" | "order.cancel" | "parcel.returned" | "parcel.lost";
        OfficeOrderMove: components["schemas"]["OfficeOrderStep"] | components["schemas"]["OfficeOrderShipping"] | components["schemas"]["OfficeOrderCancelling"] | components["schemas"]["OfficeOrderPickUp"];
        OfficeOrderPage: {
            data: components["schemas"]["OfficeOrder"][];
            totalRecords: number;
        };
        OfficeOrderPickUp: {
            /** @constant */
            type: "order.pickUp";
            version: components["schemas"]["OfficeOrderVersion"];
            /** @description What the customer shows, in capitals or not; another one is PICK_UP_CODE_WRONG */
            code: string;
        };
        OfficeOrderShipping: {
            /** @constant */
            type: "order.ship";
            version: components["schemas"]["OfficeOrderVersion"];
            carrier: components["schemas"]["Carrier"];
            trackingNumber: components["schemas"]["TrackingNumber"];
            trackingUrl?: components["schemas"]["TrackingUrl"];
        };
        /** @enum {string} */
        OfficeOrderSort: "newest" | "oldest" | "totalAsc" | "totalDesc";
        OfficeOrderStep: {
            /** @enum {string} */
            type: "order.confirm" | "order.process" | "order.ready" | "order.deliver" | "order.complete" | "parcel.returned" | "parcel.lost";
            version: components["schemas"]["OfficeOrderVersion"];
        };
        /** @description Counts the changes of the order */
        OfficeOrderVersion: number;
        /**
         * @description toPack may be worked on; unpaid waits for its money; toRefund has money that the staff has to give back by hand
         * @enum {string}
         */
        OfficeOrderView: "toPack" | "unpaid" | "toRefund" | "readyToShip" | "readyToPickUp" | "shipped";
        OfficePasswordChange: {
            oldPassword: components["schemas"]["GivenPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        OfficePayment: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            channel: components["schemas"]["PaymentChannel"];
            provider: string;
            /** @description The provider's own name for it */
            providerId?: string;
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "pending" | "paid" | "failed" | "expired";
            failureCode?: components["schemas"]["PaymentFailureCode"];
        };
        /** @description A JPEG, PNG or WebP of ten megabytes at most, in base64. It has no pattern: over so long a text an expression runs out of stack. What is no base64 is no picture either. */
        OfficePictureData: string;
        OfficePictureOrder: {
            version: components["schemas"]["OfficeProductVersion"];
            /** @description Those that stay, in their new order */
            urls: string[];
            /** @description Alternative texts that change, of pictures that stay */
            alts?: {
                url: string;
                alt: components["schemas"]["OfficeProductName"];
            }[];
        };
        OfficePictureUpload: {
            version: components["schemas"]["OfficeProductVersion"];
            data: components["schemas"]["OfficePictureData"];
        };
        /** @description Baht, to two decimals */
        OfficePrice: {
            amount: number;
        };
        /** @description From so many pieces of this variant in one line, each costs so many percent less; the fewest first, and more pieces always cost less each. Absent, one price holds for any quantity. A special price counts alone while it holds */
        OfficePriceTiers: {
            from: number;
            percent: number;
        }[];
        OfficeProduct: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            unit: string;
            /** Format: uri-reference */
            imageUrl: string;
            isForSale: boolean;
            colorCount: number;
            sizeCount: number;
            variantCount: number;
            prices?: components["schemas"]["OfficeMoneyRange"];
            /** @description In force, or to come from specialFrom */
            specialPrices?: components["schemas"]["OfficeMoneyRange"];
            /**
             * Format: date-time
             * @description Where it is still to come
             */
            specialFrom?: string;
            /** @description Of all variants together */
            stock: number;
            /** @description Variants of which ten or fewer are left */
            lowCount: number;
            /** @description Variants that are sold out */
            outCount: number;
            version: components["schemas"]["OfficeProductVersion"];
            /**
             * Format: date-time
             * @description When what shoppers read last changed, their stock aside
             */
            changedAt: string;
        };
        OfficeProductChange: {
            version: components["schemas"]["OfficeProductVersion"];
            texts: components["schemas"]["OfficeProductTexts"];
            /** @description Those that change; the others stay as they are */
            variants: components["schemas"]["OfficeVariantChange"][];
        };
        OfficeProductDetail: {
            id: components["schemas"]["Id"];
            code: string;
            version: components["schemas"]["OfficeProductVersion"];
            /** Format: uri-reference */
            imageUrl: string;
            /** @description The first is shown in lists */
            pictures: {
                /** Format: uri-reference */
                url: string;
                /** @description What those read who do not see it */
                alt: {
                    th: string;
                    en: string;
                };
            }[];
            texts: components["schemas"]["OfficeProductTexts"];
            variants: components["schemas"]["OfficeVariant"][];
        };
        OfficeProductName: {
            th: string;
            en: string;
        };
        OfficeProductOverview: {
            counts: {
                all: number;
                low: number;
                out: number;
                special: number;
                draft: number;
            };
            /** @description Each below the one it belongs to, whose names are before its own */
            categories: {
                path: components["schemas"]["CategoryPath"];
                name: string;
            }[];
            materials: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        OfficeProductPage: {
            data: components["schemas"]["OfficeProduct"][];
            totalRecords: number;
        };
        /** @enum {string} */
        OfficeProductSort: "changed" | "name" | "code" | "priceAsc" | "priceDesc";
        OfficeProductTexts: {
            name: components["schemas"]["OfficeProductName"];
            unit: components["schemas"]["OfficeProductUnit"];
            description: components["schemas"]["OfficeContentHtml"];
            categoryPath: components["schemas"]["CategoryPath"];
            materialId?: components["schemas"]["Id"];
            isForSale: boolean;
            isRecommended: boolean;
            /** @description Whether its sheets are cut to size; absent, it stays as it is */
            isCuttable?: boolean;
            /**
             * Format: date-time
             * @description Absent, the special prices hold from now
             */
            specialFrom?: string;
            /**
             * Format: date-time
             * @description Absent, they hold for good
             */
            specialUntil?: string;
        };
        OfficeProductUnit: {
            th: string;
            en: string;
        };
        /** @description Counts what staff and imports have written */
        OfficeProductVersion: number;
        /**
         * @description low has a variant on sale of which ten or fewer are left, out one that is sold out; special a special price in force or to come; draft is not for sale
         * @enum {string}
         */
        OfficeProductView: "low" | "out" | "special" | "draft";
        OfficeQuotation: {
            quotation: components["schemas"]["Quotation"];
            customerId: components["schemas"]["Id"];
            customerName: string;
            /** @description What staff changed, the newest first */
            audit: components["schemas"]["AuditEntry"][];
        };
        OfficeQuotationChange: {
            version: components["schemas"]["QuotationVersion"];
            /** @description The lines whose price changes; a position that is not one of the quotation is `unknown` */
            lines: components["schemas"]["OfficeQuotationLine"][];
            shippingPrice?: components["schemas"]["QuotationFreight"];
        };
        OfficeQuotationLine: {
            position: number;
            unitPrice: components["schemas"]["QuotationPrice"];
        };
        OfficeQuotationListItem: {
            id: components["schemas"]["Id"];
            number: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            validUntil: string;
            state: components["schemas"]["QuotationState"];
            itemCount: number;
            quantities: components["schemas"]["Quantities"];
            total: components["schemas"]["Money"];
            customerId: components["schemas"]["Id"];
            customerName: string;
        };
        OfficeQuotationPage: {
            data: components["schemas"]["OfficeQuotationListItem"][];
            totalRecords: number;
        };
        OfficeReason: string;
        OfficeRefund: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            askedAt: string;
            askedBy?: components["schemas"]["StaffName"];
            amount: components["schemas"]["Money"];
            shipping: components["schemas"]["Money"];
            lines: components["schemas"]["RefundLine"][];
            /** @description As staff wrote it, or a word of the shop - cancelled, paidTwice, refundedByProvider */
            reason: string;
            /**
             * @description requested and sent are under way; refused has to be settled by hand
             * @enum {string}
             */
            state: "requested" | "sent" | "confirmed" | "refused";
            /** @description What the provider says, or a word of the shop - noProvider, providerGone, unknownPayment */
            refusal?: string;
            /** Format: date-time */
            confirmedAt?: string;
            settledBy?: components["schemas"]["StaffName"];
            settledNote?: string;
            /** @description Absent where the order has no tax invoice */
            creditNote?: components["schemas"]["CreditNote"];
        };
        OfficeRefundRequest: {
            idempotencyKey: string;
            lines: components["schemas"]["NewRefundLine"][];
            isShippingIncluded: boolean;
            /** @description Stands in the credit note */
            reason: components["schemas"]["OfficeReason"];
            version: components["schemas"]["OfficeOrderVersion"];
        };
        OfficeReview: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReviewState"];
            stars: components["schemas"]["Stars"];
            text: string;
            /** @description Absent where the customer was erased */
            author?: string;
            product: {
                id: components["schemas"]["Id"];
                code: string;
                name: string;
            };
            color?: components["schemas"]["Color"];
            size?: string;
            quantity: number;
            /** @description Absent where it comes from an earlier shop */
            orderNumber?: string;
            /** Format: date-time */
            writtenAt: string;
            /**
             * Format: date-time
             * @description By the customer
             */
            changedAt: string;
            pictures: components["schemas"]["ReviewPicture"][];
            refusal?: string;
            answer?: components["schemas"]["ReviewAnswer"];
            version: components["schemas"]["OfficeReviewVersion"];
        };
        OfficeReviewAnswer: {
            version: components["schemas"]["OfficeReviewVersion"];
            /** @description Empty takes the answer away */
            text: string;
        };
        OfficeReviewDecision: {
            version: components["schemas"]["OfficeReviewVersion"];
            /** @enum {string} */
            state: "released" | "refused";
            /** @description For the customer; needed to refuse, and only then taken */
            refusal?: string;
        };
        OfficeReviewPage: {
            data: components["schemas"]["OfficeReview"][];
            totalRecords: number;
            /** @description Of all products */
            waiting?: number;
        };
        OfficeReviewVersion: number;
        OfficeSalesDay: {
            /** Format: date */
            day: string;
            /** @description With VAT and shipping, less what was given back, of the orders placed on the day that are paid or will be on delivery */
            total: components["schemas"]["Money"];
            orders: number;
            /** @description The total of the day 30 days before */
            before: components["schemas"]["Money"];
        };
        OfficeSettlement: {
            /** @description How, as the account that it went to */
            note: string;
        };
        OfficeSignIn: {
            /** @description False: the password is right, and the code is asked for */
            isSignedIn: boolean;
        };
        OfficeSignInRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["GivenPassword"];
            /** @description Six digits of the authenticator, or a recovery code; without it the answer says whether to ask for it */
            code?: string;
        };
        OfficeStart: {
            toPack: {
                count: number;
                /** @description How many of them are older than a day */
                late: number;
            };
            unpaid: {
                count: number;
                total: components["schemas"]["Money"];
            };
            /** @description Money that staff have to give back by hand */
            toRefund: {
                count: number;
                total: components["schemas"]["Money"];
                /**
                 * Format: date-time
                 * @description When the oldest of them was asked for
                 */
                since?: string;
            };
            /** @description Variants on sale of which ten or fewer are left */
            lowStock: {
                count: number;
                /** @description How many of them are sold out */
                soldOut: number;
            };
            /** @description One row for each of the last 30 days in Bangkok, the oldest first; the last one is today */
            sales: components["schemas"]["OfficeSalesDay"][];
        };
        OfficeStockChange: {
            version: components["schemas"]["OfficeProductVersion"];
            stocks: {
                variantId: components["schemas"]["Id"];
                stock: components["schemas"]["OfficeStockCount"];
            }[];
        };
        OfficeStockCount: number;
        OfficeTracking: {
            carrier: components["schemas"]["Carrier"];
            trackingNumber: components["schemas"]["TrackingNumber"];
            trackingUrl?: components["schemas"]["TrackingUrl"];
            version: components["schemas"]["OfficeOrderVersion"];
        };
        OfficeUnrefundable: {
            refundId: components["schemas"]["Id"];
            orderNumber: string;
            amount: components["schemas"]["Money"];
            /** @description What the provider says, or a word of the shop - noProvider, providerGone, unknownPayment */
            why: string;
            /** Format: date-time */
            since: string;
        };
        OfficeUnrefundableList: {
            data: components["schemas"]["OfficeUnrefundable"][];
        };
        OfficeUploadedPicture: {
            /** Format: uri-reference */
            url: string;
            width: number;
            height: number;
        };
        OfficeVariant: {
            variantId: components["schemas"]["Id"];
            /** @description Its name within the product, as the import writes it */
            code: string;
            color: components["schemas"]["Color"];
            sizeLabel: string;
            thicknessMm?: number;
            price: components["schemas"]["Money"];
            /** @description In force or to come */
            specialPrice?: components["schemas"]["Money"];
            priceTiers?: components["schemas"]["OfficePriceTiers"];
            stock: number;
        };
        OfficeVariantAddition: {
            version: components["schemas"]["OfficeProductVersion"];
            variant: components["schemas"]["OfficeNewVariant"];
        };
        OfficeVariantChange: {
            variantId: components["schemas"]["Id"];
            price: components["schemas"]["OfficePrice"];
            /** @description Absent, there is none */
            specialPrice?: components["schemas"]["OfficePrice"];
            priceTiers?: components["schemas"]["OfficePriceTiers"];
            /** @description How many there are; absent, as many as now */
            stock?: components["schemas"]["OfficeStockCount"];
        };
        Ok: {
            /** @constant */
            ok: true;
        };
        Order: {
            id: components["schemas"]["Id"];
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            itemCount: number;
            total: components["schemas"]["Money"];
            paymentChannel: components["schemas"]["PaymentChannel"];
            payment: components["schemas"]["PaymentState"];
            fulfilment: components["schemas"]["FulfilmentState"];
            status: components["schemas"]["OrderStatus"];
            cancelReason?: components["schemas"]["CancelReason"];
            confirmBefore?: components["schemas"]["ConfirmBefore"];
            items: components["schemas"]["OrderItem"][];
            goodsTotal: components["schemas"]["Money"];
            shippingPrice: components["schemas"]["Money"];
            saved: components["schemas"]["Money"];
            /** @description Absent where the order is picked up */
            deliveryAddress?: components["schemas"]["DeliveryAddress"];
            billingAddress?: components["schemas"]["BillingAddress"];
            shippingName: string;
            pickUp?: components["schemas"]["PickUp"];
            /** @description Absent of orders from before it was promised */
            arrival?: components["schemas"]["ArrivalDays"];
            referenceCode?: string;
            shipment?: components["schemas"]["Shipment"];
            /** @description From the payment on; absent before it */
            invoice?: components["schemas"]["Invoice"];
            timeline: components["schemas"]["OrderTimelineEntry"][];
            canPay: boolean;
            canCancel: boolean;
            /** @description The shopper has paid at the payment page and the bank has not decided yet. An attempt that is only open there is not in process. */
            isInProcess: boolean;
            attempts: components["schemas"]["PaymentAttempt"][];
            /** @description The oldest first */
            refunds: components["schemas"]["Refund"][];
        };
        OrderConfirmation: {
            otp: components["schemas"]["Otp"];
        };
        OrderItem: {
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            name: string;
            /** Format: uri-reference */
            imageUrl: string;
            color: components["schemas"]["Color"];
            size: string;
            quantity: number;
            /** @description What the product is counted by; absent where it is not known any more */
            unit?: string;
            unitPrice: components["schemas"]["Money"];
            /** @description Of one piece */
            weight: components["schemas"]["Weight"];
            total: components["schemas"]["Money"];
            cutting?: components["schemas"]["Cutting"];
            review?: components["schemas"]["OwnReview"];
        };
        OrderListItem: {
            id: components["schemas"]["Id"];
            orderNumber: string;
            /** Format: date-time */
            createdAt: string;
            itemCount: number;
            quantities: components["schemas"]["Quantities"];
            total: components["schemas"]["Money"];
            paymentChannel: components["schemas"]["PaymentChannel"];
            payment: components["schemas"]["PaymentState"];
            fulfilment: components["schemas"]["FulfilmentState"];
            status: components["schemas"]["OrderStatus"];
            cancelReason?: components["schemas"]["CancelReason"];
            confirmBefore?: components["schemas"]["ConfirmBefore"];
            shippingName: string;
            /** @description Absent of orders from before it was promised */
            arrival?: components["schemas"]["ArrivalDays"];
            /**
             * Format: date-time
             * @description From the shipping on
             */
            shippedAt?: string;
            pickUp?: components["schemas"]["PickUp"];
            /** @description Pictures of the first lines, at most three, in the order of the lines; none where the order has no lines */
            imageUrls: string[];
        };
        OrderPage: {
            data: components["schemas"]["OrderListItem"][];
            totalRecords: number;
        };
        /**
         * @description The one word that a person is shown for the payment and the fulfilment together
         * @enum {string}
         */
        OrderStatus: "pending" | "processing" | "readyToShip" | "complete" | "cancelOrder" | "shipped" | "delivered" | "paid" | "refund" | "failed" | "readyToPickUp" | "pickedUp";
        OrderTimelineEntry: {
            /** @description A word of PaymentState or FulfilmentState that the order came to; confirmed; or, right before cancelOrder, why it came to nothing - unpaid, unconfirmed, parcelReturned, whose products are in stock again, or parcelLost. A client shows the words that it knows and leaves out others */
            event: string;
            /** Format: date-time */
            at: string;
            note?: string;
        };
        /** @description The six digits of a one-time code */
        Otp: string;
        OtpConfirmation: {
            userName: components["schemas"]["UserName"];
            otp: components["schemas"]["Otp"];
            refCode: string;
            reason: components["schemas"]["OtpReason"];
        };
        OtpConfirmed: {
            /** @constant */
            verified: true;
        };
        /** @enum {string} */
        OtpReason: "register" | "forgotPassword" | "changePassword" | "confirmOrder" | "linkLine";
        OtpRequest: {
            userName: components["schemas"]["UserName"];
            reason: components["schemas"]["OtpReason"];
        };
        OtpSent: {
            /** @description Stands beside the code in the message, so that a person can tell two apart */
            refCode: string;
            /** Format: date-time */
            expiresAt: string;
            resendAfterSeconds: number;
        };
        OtpValid: {
            /** @constant */
            valid: true;
        };
        OtpValidation: {
            userName: components["schemas"]["UserName"];
            otp: components["schemas"]["Otp"];
            reason: components["schemas"]["OtpReason"];
        };
        /** @description An extension of the shop. What the customer wrote of this item */
        OwnReview: {
            stars: components["schemas"]["Stars"];
            text: string;
            author: string;
            state: components["schemas"]["ReviewState"];
            /** @description Why it is not shown, in words of the staff */
            refusal?: string;
            /** Format: date-time */
            writtenAt: string;
            /**
             * Format: date-time
             * @description Deleting it is always possible
             */
            editableUntil: string;
            pictures: components["schemas"]["ReviewPicture"][];
            answer?: components["schemas"]["ReviewAnswer"];
        };
        PasswordChange: {
            oldPassword: components["schemas"]["GivenPassword"];
            newPassword: components["schemas"]["NewPassword"];
            otp: components["schemas"]["Otp"];
            /** @constant */
            reason: "changePassword";
        };
        PayRequest: {
            /**
             * @description The language to come back in
             * @enum {string}
             */
            returnLanguage?: "thai" | "english";
            /** @description An extension of the shop. Changes how the order is paid, to another channel that is paid before the products are shipped; the attempt that is open in the former channel is closed first. While the bank is deciding on it, or for any other channel, the answer is ORDER_NOT_ALLOWED */
            paymentChannel?: components["schemas"]["PaymentChannel"];
        };
        PaymentAttempt: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            state: "pending" | "paid" | "failed" | "expired";
            failureCode?: components["schemas"]["PaymentFailureCode"];
        };
        /**
         * @description payAtCounter is an extension of the shop, for orders that are picked up; cashOnDelivery is for the others (`forOtherWay`)
         * @enum {string}
         */
        PaymentChannel: "card" | "promptPay" | "cashOnDelivery" | "payAtCounter";
        PaymentChannelOption: {
            paymentChannel: components["schemas"]["PaymentChannel"];
            available: boolean;
            /**
             * @description Why it is not available
             * @enum {string}
             */
            reason?: "notOffered";
            /** @description Left out where any amount is taken */
            limits?: components["schemas"]["PaymentLimits"];
        };
        /** @description The payment page's own word for why */
        PaymentFailureCode: string;
        /** @description The totals of an order that can be paid in this channel. Another one is PAYMENT_UNAVAILABLE at the checkout */
        PaymentLimits: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        PaymentStart: {
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            paymentStatus: components["schemas"]["PaymentState"];
            /**
             * Format: uri-reference
             * @description The payment page; left out where the order is paid by a transfer, whose QR code getOrderTransfer answers
             */
            redirectUrl?: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        PaymentState: "pending" | "paid" | "failed" | "refund";
        /** @description What the shopper's bank needs for a transfer. It is over when the order is paid or the time has run out */
        PaymentTransfer: {
            attemptId: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            /**
             * Format: uri-reference
             * @description The picture of the QR code (PNG), at the origin of the API. It needs no token, because nobody can guess it
             */
            qrUrl: string;
            /** @description The name that banks show before the shopper confirms; left out where the shop has not said it */
            payee?: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PersonName: string;
        PhoneExistence: {
            isExist: boolean;
        };
        /** @description Ten digits of a Thai mobile number, which can sign in */
        PhoneNumber: string;
        /** @description An extension of the shop. The branch where the order is picked up, as it was when it was placed */
        PickUp: {
            branchId: components["schemas"]["Id"];
            name: string;
            address: string;
            phone: string;
            hours: string;
            /**
             * Format: uri
             * @description The place on a map
             */
            mapUrl: string;
            /**
             * Format: date-time
             * @description When it was promised to be ready
             */
            readyFrom: string;
            /** @description What the customer shows at the counter; only while the goods wait there, and never answered to staff, who ask for it */
            code?: string;
        };
        /** @description A branch that hands over orders, and when it would have one ready that is placed now */
        PickUpBranch: {
            id: components["schemas"]["Id"];
            name: string;
            district: string;
            address: string;
            phone: string;
            hours: string;
            /**
             * Format: uri
             * @description The place on a map
             */
            mapUrl: string;
            /**
             * Format: date-time
             * @description After some hours of opening time from now
             */
            readyFrom: string;
            /** @description These hours, where the branch is open and stays open for them; absent otherwise */
            readyInHours?: number;
        };
        /** @description A sub-district, district or province */
        PlaceName: string;
        Postcode: string;
        PriceTier: {
            from: number;
            price: components["schemas"]["Money"];
        };
        /** @description What one piece costs from so many of this variant in one line, the fewest first. There are none while a special price holds */
        PriceTiers: components["schemas"]["PriceTier"][];
        Problem: {
            /** Format: uri-reference */
            type: string;
            /** @description English and for logs */
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            errors?: components["schemas"]["FieldProblem"][];
            /** @description An extension of the shop. With OTP_INVALID, how many wrong tries the newest code has left; at 0 it is locked. Left out where there is no code to try. When staff sign in, also with BAD_CREDENTIALS: how many wrong tries of either kind are left before a pause. */
            attemptsLeft?: number;
            /** @description An extension of the shop. With COD_LIMIT, how many orders in cash on delivery this customer may have open at a time, and what they may cost together. */
            limit?: {
                orders: number;
                total: components["schemas"]["Money"];
            };
            traceId: string;
        };
        /**
         * @description What went wrong, as a word that has a translation
         * @enum {string}
         */
        ProblemCode: "ADDRESS_BOOK_FULL" | "ADDRESS_REQUIRED" | "ALREADY_PAID" | "BAD_CREDENTIALS" | "CART_CONFLICT" | "CART_EMPTY" | "COD_LIMIT" | "CUT_REFUSED" | "EDIT_CONFLICT" | "EMAIL_TAKEN" | "FORBIDDEN" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID_OLD_PASSWORD" | "LAST_OWNER" | "LINE_REFUSED" | "LINE_UNAVAILABLE" | "LIST_NAME_TAKEN" | "MESSAGE_NOT_SENT" | "METHOD_NOT_ALLOWED" | "NOT_FOR_SALE" | "NOT_FOUND" | "ORDER_NOT_ALLOWED" | "OTP_EXPIRED" | "OTP_INVALID" | "OTP_LOCKED" | "OUT_OF_AREA" | "OUT_OF_STOCK" | "OVERLOADED" | "PAYMENT_UNAVAILABLE" | "PHONE_TAKEN" | "PICK_UP_CODE_WRONG" | "PRICE_CHANGED" | "PRODUCT_NOT_FOUND" | "QUOTATION_CLOSED" | "QUOTATION_EXPIRED" | "RATE_LIMITED" | "REFRESH_REFUSED" | "REFUND_TOO_MUCH" | "SAVED_LISTS_FULL" | "REVIEW_CLOSED" | "SHIPPING_REQUIRED" | "TAX_ID_INVALID" | "TOO_LARGE" | "TOO_MANY_UNPAID" | "UNAUTHORIZED" | "UNAVAILABLE" | "UNSUPPORTED_MEDIA_TYPE" | "USER_INACTIVE" | "VALIDATION";
        Product: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            categoryPath: components["schemas"]["CategoryPath"];
            status: components["schemas"]["ProductStatus"];
            /** Format: uri-reference */
            imageUrl: string;
            imageAlt: string;
            /** @description Of its variants; of a set, what it holds */
            colors: components["schemas"]["Color"][];
            /** @description Of the cheapest variant */
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
            /** @description What one piece is called, in the language asked for */
            unit: string;
            /** @description Sanitised */
            descriptionHtml: string;
            images: components["schemas"]["ProductImage"][];
            /**
             * Format: uri-reference
             * @description A drawing, in the language asked for
             */
            sizeGuideUrl?: string;
            /** @description How products of this kind are measured, as text for everybody who does not see the drawing, a sentence each, in the language asked for; there whenever sizeGuideUrl is */
            sizeGuideNotes?: string[];
            /** @description What can be taken in its place, the same material and use first */
            similar: components["schemas"]["ProductListItem"][];
            /** @description What is used together with it */
            goesWith: components["schemas"]["ProductListItem"][];
            /** @description What it is made of; absent for accessories and finished products */
            material?: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description How its sheets are cut to size; absent where they are not */
            cutting?: components["schemas"]["CuttingTerms"];
            /** @description What is known of the material, in the language asked for */
            facts: {
                name: string;
                value: string;
            }[];
            variants: components["schemas"]["Variant"][];
            rating?: components["schemas"]["ProductRating"];
            /** @description The first of its list of reviews; absent where there are none */
            reviews?: components["schemas"]["Review"][];
        };
        /** @description What a list can be narrowed to. Counts are of products, each under all filters but its own, so that no value leads to an empty list. Only totalRecords is under all of them. */
        ProductFacets: {
            colors: {
                name: string;
                hex: string;
                count: number;
            }[];
            thicknesses: {
                millimetres: number;
                count: number;
            }[];
            sizes: {
                id: components["schemas"]["SizeId"];
                /** @description Width and length in the language asked for */
                label: string;
                count: number;
            }[];
            materials: {
                id: components["schemas"]["Id"];
                name: string;
                count: number;
            }[];
            /** @description Baht, of what is paid for the products under all other filters; both 0 where there are none. No product costs less or more, yet a range between them can still be empty - totalRecords tells. */
            prices: {
                min: number;
                max: number;
            };
            /** @description Products in stock under all filters but inStock; 0 says that the filter would lead to an empty list */
            inStock: number;
            /** @description Products with a special price under all filters but special; 0 says that the filter would lead to an empty list */
            special: number;
            /** @description Products under all filters, as in the list of products. A client that asks for the facets of a choice before it applies it learns here what the choice leads to */
            totalRecords: number;
        };
        ProductImage: {
            /** Format: uri-reference */
            url: string;
            alt: string;
            width: number;
            height: number;
            variantId?: components["schemas"]["Id"];
            goodsBox?: components["schemas"]["GoodsBox"];
        };
        ProductInterests: string[];
        ProductListItem: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            categoryPath: components["schemas"]["CategoryPath"];
            status: components["schemas"]["ProductStatus"];
            /** Format: uri-reference */
            imageUrl: string;
            imageAlt: string;
            /** @description Of its variants; of a set, what it holds */
            colors: components["schemas"]["Color"][];
            /** @description Of the cheapest variant */
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
            /** @description What one piece is called, in the language asked for */
            unit: string;
            sizes: components["schemas"]["ProductSizes"];
            rating?: components["schemas"]["Rating"];
            /** @description With a keyword alone */
            asked?: components["schemas"]["AskedVariant"];
        };
        ProductPage: {
            data: components["schemas"]["ProductListItem"][];
            totalRecords: number;
            /** @description With a keyword alone */
            search?: components["schemas"]["ProductSearch"];
        };
        /** @description Of what staff released; absent where nothing is */
        ProductRating: {
            /** @description To one decimal */
            average: number;
            count: number;
            /** @description How many gave one star, two, and so on */
            spread: number[];
        };
        /** @description How a keyword was understood */
        ProductSearch: {
            /** @description The nearest spelling of the keyword, where it differs from what was asked */
            spelling?: string;
            /** @description Words of the keyword that some products have */
            matched: string[];
            /** @description Words of the keyword that no products have */
            unmatched: string[];
        };
        /** @description What all variants of a product measure */
        ProductSizes: {
            /** @description How many sizes differ */
            count: number;
            /** @description Where there is one size alone */
            label?: string;
            /** @description Of the variant with the smallest face */
            smallest: components["schemas"]["Dimensions"];
            /** @description Of the variant with the largest face */
            largest: components["schemas"]["Dimensions"];
            /** @description Millimetres, where the variants have a thickness */
            thickness?: {
                min: number;
                max: number;
            };
            weight: {
                min: components["schemas"]["Weight"];
                max: components["schemas"]["Weight"];
            };
        };
        /** @enum {string} */
        ProductSort: "recommended" | "newest" | "priceAsc" | "priceDesc" | "name" | "stars";
        /** @enum {string} */
        ProductStatus: "available" | "soldOut" | "cancelled";
        Profile: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "individual" | "legalEntity";
            buyerType: components["schemas"]["BuyerType"];
            phoneNumber: components["schemas"]["ContactNumber"];
            email?: components["schemas"]["Email"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            companyName?: components["schemas"]["CompanyName"];
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
            productInterests: components["schemas"]["ProductInterests"];
            industry?: string;
            country?: components["schemas"]["CountryCode"];
            state?: string;
            city?: string;
            consents: components["schemas"]["Consents"];
            billingAddress?: components["schemas"]["BillingAddress"];
            /** @description The account at LINE that signs in too, as LINE names it to this shop alone */
            lineUserId?: string;
            isActive: boolean;
        };
        /** @description The whole of what a shopper may edit; what is left out is taken away. The e-mail of a legal entity is its login and stays. */
        ProfileUpdate: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email?: components["schemas"]["Email"];
            companyName?: components["schemas"]["CompanyName"];
            taxId?: components["schemas"]["TaxId"];
            branchCode?: components["schemas"]["BranchCode"];
            productInterests: components["schemas"]["ProductInterests"];
            industry?: string;
            country?: components["schemas"]["CountryCode"];
            state?: string;
            city?: string;
            consents: components["schemas"]["ConsentsUpdate"];
            billingAddress?: components["schemas"]["BillingAddress"];
        };
        /** @description Whatever the provider sends; the provider of that name reads it */
        ProviderEvent: unknown;
        /** @description How many of each unit the goods are, in the order of their lines: sheets are not counted with rolls. Without a unit where it is not known any more */
        Quantities: {
            quantity: number;
            unit?: string;
        }[];
        Quantity: number;
        QuickOrder: {
            lines: components["schemas"]["QuickOrderLine"][];
        };
        QuickOrderLine: {
            /** @description As it was asked */
            text: string;
            state: components["schemas"]["QuickOrderState"];
            /** @description One where none is said */
            quantity: components["schemas"]["Quantity"];
            /** @description Of found and close */
            match?: components["schemas"]["VariantListItem"];
            offers: components["schemas"]["VariantListItem"][];
            /** @description Only of a list */
            since?: components["schemas"]["SavedLineChange"];
        };
        QuickOrderPiece: {
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        QuickOrderPieces: {
            lines: components["schemas"]["QuickOrderPiece"][];
        };
        QuickOrderRequest: {
            lines: components["schemas"]["QuickOrderText"][];
        };
        /**
         * @description found is meant; close is what fits best, to be looked at; choose and unknown need a choice among the offers, of one product or of codes that are near; noQuantity says how many that nobody can order
         * @enum {string}
         */
        QuickOrderState: "found" | "close" | "choose" | "unknown" | "noQuantity";
        /** @description A code, words for the colour and the size, and how many, such as `AC-CAST red 3 mm 4` */
        QuickOrderText: string;
        Quotation: {
            id: components["schemas"]["Id"];
            /** @description Day of the Buddhist era in Thailand, and a serial without gaps in it, as QT-691127-0042 */
            number: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The first moment in which it has expired
             */
            validUntil: string;
            state: components["schemas"]["QuotationState"];
            version: components["schemas"]["QuotationVersion"];
            items: components["schemas"]["QuotationItem"][];
            goodsTotal: components["schemas"]["Money"];
            shippingPrice: components["schemas"]["Money"];
            amount: components["schemas"]["TaxedAmount"];
            buyer: components["schemas"]["BillingAddress"];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            shippingId: components["schemas"]["Id"];
            shippingName: string;
            /** @description Who accepted it */
            approvedBy?: string;
            /** @description The customer's own number of the purchase */
            purchaseOrder?: string;
            /** @description What it became, once it was accepted */
            order?: {
                id: components["schemas"]["Id"];
                orderNumber: string;
            };
            /** @description The quotation that was asked for in its place */
            renewalId?: components["schemas"]["Id"];
        };
        QuotationAcceptance: {
            version: components["schemas"]["QuotationVersion"];
            approvedBy: string;
            purchaseOrder?: string;
            paymentChannel: components["schemas"]["PaymentChannel"];
        };
        /** @description Baht, to two decimals */
        QuotationFreight: {
            amount: number;
        };
        QuotationItem: {
            position: number;
            productId: components["schemas"]["Id"];
            variantId: components["schemas"]["Id"];
            /** @description Of the product */
            code: string;
            name: string;
            unit: string;
            color: components["schemas"]["Color"];
            size: string;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            cutting?: components["schemas"]["Cutting"];
        };
        QuotationListItem: {
            id: components["schemas"]["Id"];
            number: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            validUntil: string;
            state: components["schemas"]["QuotationState"];
            /** @description Pieces */
            itemCount: number;
            quantities: components["schemas"]["Quantities"];
            total: components["schemas"]["Money"];
        };
        QuotationPage: {
            data: components["schemas"]["QuotationListItem"][];
            totalRecords: number;
        };
        /** @description Baht, to two decimals */
        QuotationPrice: {
            amount: number;
        };
        /** @description No price in it is believed */
        QuotationRequest: {
            /** @description The lines to be quoted, in any order; the others stay in the cart. None is CART_EMPTY */
            cartItemIds: components["schemas"]["Id"][];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            /** @description The buyer; who receives the goods, if absent */
            billingAddress?: components["schemas"]["BillingAddress"];
            /** @description One that is not offered is SHIPPING_REQUIRED */
            shippingId: string;
        };
        /** @enum {string} */
        QuotationState: "open" | "accepted" | "declined" | "expired";
        /** @description Grows with each change of the staff */
        QuotationVersion: number;
        /** @description Of what staff released; absent where nothing is */
        Rating: {
            /** @description To one decimal */
            average: number;
            count: number;
        };
        RecipientName: string;
        /** @description An extension of the shop. Money of an order that goes back to the customer, in whole or in part */
        Refund: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            askedAt: string;
            /** @description Not what its parts are worth where money was given back without naming any, now or before */
            amount: components["schemas"]["Money"];
            /**
             * @description byHand where the provider cannot give it back and the shop transfers it; also what was done may come back so
             * @enum {string}
             */
            state: "underWay" | "byHand" | "done";
            /** Format: date-time */
            doneAt?: string;
            /** @description cancelled, paidTwice, refundedByProvider, or what the staff wrote */
            reason: string;
            /** @description The pieces that are given back; none where it is shipping alone, or money that was paid twice */
            items: components["schemas"]["RefundedItem"][];
            /** @description The part of the amount that is shipping */
            shippingPrice: components["schemas"]["Money"];
            /** @description Once the money is back; absent where no invoice is corrected */
            creditNote?: components["schemas"]["CreditNote"];
        };
        RefundLine: {
            lineId: components["schemas"]["LineId"];
            quantity: number;
        };
        RefundedItem: {
            /** @description Of an item of the order */
            variantId: components["schemas"]["Id"];
            quantity: number;
        };
        /** @description What somebody says who received the product, once staff released it */
        Review: {
            id: components["schemas"]["Id"];
            stars: components["schemas"]["Stars"];
            text: string;
            /** @description As they want to be called */
            author: string;
            /** Format: date-time */
            writtenAt: string;
            /** @description Absent where the variant has left the shop */
            color?: components["schemas"]["Color"];
            /** @description Absent where the variant has left the shop */
            size?: string;
            quantity: number;
            pictures: components["schemas"]["ReviewPicture"][];
            answer?: components["schemas"]["ReviewAnswer"];
        };
        ReviewAnswer: {
            text: string;
            /** Format: date-time */
            at: string;
        };
        ReviewInput: {
            stars: components["schemas"]["Stars"];
            text: string;
            author: string;
            pictures: components["schemas"]["ReviewPictureInput"][];
        };
        ReviewPage: {
            data: components["schemas"]["Review"][];
            /** @description Of those that say or show something, not of all stars */
            totalRecords: number;
        };
        ReviewPicture: {
            /**
             * Format: uri-reference
             * @description At 800 pixels; 400.jpg and 1600.jpg are beside it
             */
            url: string;
            width: number;
            height: number;
        };
        /** @description Either one that the review has, by its address, or a new one */
        ReviewPictureInput: {
            url?: string;
            /** @description A JPEG, PNG or WebP of five megabytes at most, in base64. It has no pattern: over so long a text an expression runs out of stack. What is no base64 is no picture either. */
            data?: string;
        };
        /**
         * @description waiting is read by staff before it is shown
         * @enum {string}
         */
        ReviewState: "waiting" | "released" | "refused";
        /** @description What a role may do */
        RoleRights: {
            role: components["schemas"]["StaffRole"];
            rights: components["schemas"]["StaffRight"][];
        };
        /** @description What changed since the list was saved */
        SavedLineChange: {
            /**
             * @description A piece costs more or less in this quantity, or what was saved is not sold any more
             * @enum {string}
             */
            change: "dearer" | "cheaper" | "gone";
            /** @description What a piece cost */
            before: components["schemas"]["Money"];
        };
        SavedList: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SavedListName"];
            /** Format: date-time */
            savedAt: string;
            lineCount: number;
            lines: components["schemas"]["QuickOrderLine"][];
        };
        SavedListChange: {
            name: components["schemas"]["SavedListName"];
            /** @description Replace those of the list; without them it is only renamed */
            lines?: components["schemas"]["QuickOrderPiece"][];
        };
        SavedListInput: {
            name: components["schemas"]["SavedListName"];
            lines: components["schemas"]["QuickOrderPiece"][];
        };
        /** @description Of one list of the customer, whatever its case */
        SavedListName: string;
        SavedListSummary: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SavedListName"];
            /**
             * Format: date-time
             * @description When its lines were saved
             */
            savedAt: string;
            lineCount: number;
        };
        SavedLists: {
            lists: components["schemas"]["SavedListSummary"][];
        };
        SearchSuggestions: {
            products: components["schemas"]["ProductListItem"][];
            /** @description Of all products that the keyword finds */
            totalRecords: number;
            /** @description Categories that have what was typed in their names, or are spelt like it */
            categories: components["schemas"]["CategoryAncestor"][];
            /** @description Words of the trade that complete the keyword */
            words: string[];
        };
        SecondFactor: {
            /** @description For an authenticator, as a QR code */
            uri: string;
            recoveryCodes: string[];
        };
        ServiceTerms: {
            /** @description The lowest freight of all; absent where the shop sends nothing */
            freightFrom?: components["schemas"]["Money"];
            /** @description Of the fastest carrier to the nearest area */
            fastest?: components["schemas"]["ShippingDays"];
            branchCount: number;
            /** @description Within how many days goods can be returned */
            daysToReturn: number;
            /** @description Within how many days what arrived damaged, wrong or incomplete is replaced or refunded */
            daysToClaim: number;
        };
        SessionEntry: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SessionTokens: {
            /** @description A JWT of 15 minutes */
            access_token: string;
            /** @description Opaque, good for one refresh within 24 hours */
            refresh_token: string;
        };
        ShareCount: {
            shareCount: number;
        };
        ShareRequest: {
            /** @enum {string} */
            channel: "line" | "facebook" | "x" | "email" | "copyLink" | "other";
        };
        Shipment: {
            carrier: string;
            shippingNumber: string;
            trackingNumber: string;
            /** Format: uri */
            trackingUrl: string;
        };
        /** @description Working days from the shop to the door */
        ShippingDays: {
            min: number;
            max: number;
        };
        ShippingOption: {
            shippingId: components["schemas"]["Id"];
            name: string;
            shippingPricePerWeightIdentifier: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            days: components["schemas"]["ShippingDays"];
            /** @description Where it is available */
            arrival?: components["schemas"]["Arrival"];
            available: boolean;
            /**
             * @description Why it is not available
             * @enum {string}
             */
            reason?: "outOfArea" | "tooHeavy" | "tooLong";
        };
        SignInRequest: {
            userName: string;
            password: components["schemas"]["GivenPassword"];
        };
        /** @description Width and length in millimetres, as 1220x2440 */
        SizeId: string;
        Staff: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["StaffRole"];
            rights: components["schemas"]["StaffRight"][];
        };
        /** @description What is left out stays as it is, so that a page read earlier undoes nobody else's change */
        StaffChange: {
            role?: components["schemas"]["StaffRole"];
            isActive?: boolean;
        };
        StaffHandover: {
            id: components["schemas"]["Id"];
            password: string;
            /** @description For an authenticator, as a QR code */
            uri: string;
            recoveryCodes: string[];
        };
        StaffList: {
            data: components["schemas"]["ListedStaff"][];
            roles: components["schemas"]["RoleRights"][];
        };
        StaffName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /**
         * @description What a role may do; the session is everybody's own. orders reads and writes notes; ship moves the goods; sell confirms and cancels, and reads and changes quotations; stock reads products and counts their stock; goods changes them; customers reads and changes customers; reviews releases and answers what customers wrote
         * @enum {string}
         */
        StaffRight: "session" | "audit" | "orders" | "ship" | "sell" | "refunds" | "stock" | "goods" | "staff" | "content" | "customers" | "reviews";
        /** @enum {string} */
        StaffRole: "owner" | "sales" | "warehouse" | "editor";
        StaffSession: {
            id: components["schemas"]["Id"];
            /** @description As the browser names itself; empty where it does not */
            userAgent: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            lastSeenAt: string;
            isCurrent: boolean;
        };
        StaffSessions: {
            data: components["schemas"]["StaffSession"][];
        };
        Stars: number;
        StockNotice: {
            /** @description Whether a message will be sent once the variant is in stock */
            isAsked: boolean;
            /** @enum {string} */
            channel: "sms" | "email";
            /** @description The phone number or e-mail address that the shopper signs in with */
            to: string;
        };
        StoredMessage: {
            to: string;
            /** @enum {string} */
            channel: "sms" | "email";
            subject?: string;
            text: string;
            /** Format: date-time */
            at: string;
        };
        TaxId: string;
        /** @description An amount with its VAT taken out. The value before VAT and the VAT add up to the total to the satang */
        TaxedAmount: {
            /** @description The value before VAT */
            base: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        TokenRefreshRequest: {
            refreshToken: string;
        };
        TrackingNumber: string;
        /**
         * Format: uri
         * @description Where the parcel is followed; without it a page that knows most carriers
         */
        TrackingUrl: string;
        /** @description The phone number of an individual or the e-mail of a legal entity */
        UserName: string;
        /** @description One sellable thing, one colour in one size */
        Variant: {
            variantId: components["schemas"]["Id"];
            color: components["schemas"]["Color"];
            sizes: components["schemas"]["VariantSize"][];
        };
        VariantListItem: {
            product: {
                id: components["schemas"]["Id"];
                code: string;
                name: string;
                categoryPath: components["schemas"]["CategoryPath"];
                unit: string;
                /**
                 * Format: uri-reference
                 * @description In the colour of the variant where there is one
                 */
                imageUrl: string;
                imageAlt: string;
            };
            variantId: components["schemas"]["Id"];
            color: components["schemas"]["Color"];
            label: string;
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
            tiers?: components["schemas"]["PriceTiers"];
            weight: components["schemas"]["Weight"];
            dimensions: components["schemas"]["Dimensions"];
            stock: number;
        };
        VariantPage: {
            data: components["schemas"]["VariantListItem"][];
            totalRecords: number;
        };
        VariantSize: {
            label: string;
            /** @description Of one piece, where fewer are bought than the tiers say */
            price: components["schemas"]["Money"];
            specialPrice?: components["schemas"]["Money"];
            tiers?: components["schemas"]["PriceTiers"];
            weight: components["schemas"]["Weight"];
            dimensions: components["schemas"]["Dimensions"];
            stock: number;
        };
        /** @enum {string} */
        VariantSort: "recommended" | "size" | "thickness" | "priceAsc" | "priceDesc" | "weight";
        ViewCount: {
            viewCount: number;
        };
        /** @description To three decimals */
        Weight: {
            value: number;
            /** @enum {string} */
            unit: "gram" | "kilogram";
        };
    };
    responses: {
        /** @description The address book has as many entries as it can hold, with their number in `detail` */
        AddressBookFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The address book is full",
                 *       "status": 409,
                 *       "code": "ADDRESS_BOOK_FULL",
                 *       "detail": "100",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than there is, with what is left in `detail`; or not sold any more; or pieces that cannot be cut, where `errors` has for each row why: notCuttable, tooSmall, tooLarge, tooMany */
        CartChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "There is not enough in stock",
                 *       "status": 409,
                 *       "code": "OUT_OF_STOCK",
                 *       "detail": "12",
                 *       "errors": [
                 *         {
                 *           "field": "0.value.quantity",
                 *           "code": "OUT_OF_STOCK"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The cart has changed since the version in If-Match */
        CartConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The cart has changed",
                 *       "status": 412,
                 *       "code": "CART_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The products or their prices have changed: `errors` has the cart items. Or as many orders as may wait for their payment do, at the payment page or in cash on delivery. */
        CheckoutConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A price has changed",
                 *       "status": 409,
                 *       "code": "OUT_OF_STOCK",
                 *       "errors": [
                 *         {
                 *           "field": "ci-1",
                 *           "code": "PRICE_CHANGED"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something is missing from the checkout */
        CheckoutRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A way of shipping is needed",
                 *       "status": 400,
                 *       "code": "SHIPPING_REQUIRED",
                 *       "errors": [
                 *         {
                 *           "field": "shippingId",
                 *           "code": "SHIPPING_REQUIRED"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Outside the delivery area; or the key was used with another body */
        CheckoutUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The address is outside the delivery area",
                 *       "status": 422,
                 *       "code": "OUT_OF_AREA",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The customer was erased, or such a request is open already */
        CustomerConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The customer was erased",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The role has no right to this, or a page of another origin asks for a change */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The role has no right to this",
                 *       "status": 403,
                 *       "code": "FORBIDDEN",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server's own fault */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Something went wrong",
                 *       "status": 500,
                 *       "code": "INTERNAL",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks a rule of its schema */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The request is not valid",
                 *       "status": 400,
                 *       "code": "VALIDATION",
                 *       "errors": [
                 *         {
                 *           "field": "pageSize",
                 *           "code": "maximum"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody else could let staff in */
        LastOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The last owner stays one",
                 *       "status": 409,
                 *       "code": "LAST_OWNER",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is not the newest one, or too old; or the sign-in with LINE is too long ago */
        LineLinkRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The code is not right",
                 *       "status": 400,
                 *       "code": "OTP_INVALID",
                 *       "attemptsLeft": 4,
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description LINE's answer is not for this browser, too old, used before, or not signed by LINE */
        LineRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The answer of LINE is not of this sign-in",
                 *       "status": 400,
                 *       "code": "LINE_REFUSED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description LINE does not answer, or too much to do at once; nothing has changed */
        LineUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait; always told with OVERLOADED and UNAVAILABLE
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "LINE does not answer",
                 *       "status": 503,
                 *       "code": "LINE_UNAVAILABLE",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another list of the customer has this name */
        ListNameTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Another list has this name",
                 *       "status": 409,
                 *       "code": "LIST_NAME_TAKEN",
                 *       "errors": [
                 *         {
                 *           "field": "name",
                 *           "code": "LIST_NAME_TAKEN"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another list of the customer has this name, or there are as many as can be kept, with their number in `detail` */
        ListRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Another list has this name",
                 *       "status": 409,
                 *       "code": "LIST_NAME_TAKEN",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The way out for messages is down and nothing reached the person; or too much to do at once */
        MessageNotSent: {
            headers: {
                /**
                 * @description Seconds to wait; always told with OVERLOADED and UNAVAILABLE
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The message could not be sent",
                 *       "status": 503,
                 *       "code": "MESSAGE_NOT_SENT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing, or not this shopper's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "code": "NOT_FOUND",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has saved a version since, whose number is in `detail`; or another text has the id */
        OfficeContentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the order, whose version now is in `detail`; or the event is not allowed now; or the code is not the one of the order that is picked up */
        OfficeMoveConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the order, whose version now is in `detail`; or it is not one for that */
        OfficeOrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the product since, whose version now is in `detail` */
        OfficeProductConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "detail": "4",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else has changed the quotation since, whose version is in `detail`; or it is not open */
        OfficeQuotationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than is left to give back; or somebody else has changed the order, whose version now is in `detail`; or it is not paid */
        OfficeRefundConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Nothing is left to give back",
                 *       "status": 409,
                 *       "code": "REFUND_TOO_MUCH",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The customer or somebody else has changed the review since, whose version now is in `detail` */
        OfficeReviewConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Somebody else has changed it",
                 *       "status": 409,
                 *       "code": "EDIT_CONFLICT",
                 *       "detail": "2",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such member of staff, or another password; or another second factor */
        OfficeSignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The e-mail or password is not right",
                 *       "status": 400,
                 *       "code": "BAD_CREDENTIALS",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order is past that */
        OrderNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The order cannot be cancelled any more",
                 *       "status": 409,
                 *       "code": "ORDER_NOT_ALLOWED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many wrong tries, or too many requests */
        OtpLimited: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many wrong tries",
                 *       "status": 429,
                 *       "code": "OTP_LOCKED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is not the newest one, or too old */
        OtpRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The code is not right",
                 *       "status": 400,
                 *       "code": "OTP_INVALID",
                 *       "attemptsLeft": 4,
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Outside the delivery area */
        OutOfArea: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The address is outside the delivery area",
                 *       "status": 422,
                 *       "code": "OUT_OF_AREA",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has too much to do (OVERLOADED), nothing was done, and the same request may be sent again; or its database does not answer (UNAVAILABLE), and what was begun may have been done */
        Overloaded: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 2
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The server has too much to do",
                 *       "status": 503,
                 *       "code": "OVERLOADED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The old password or the code is not right */
        PasswordChangeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The old password is not right",
                 *       "status": 400,
                 *       "code": "INVALID_OLD_PASSWORD",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is not right */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The password is not right",
                 *       "status": 400,
                 *       "code": "INVALID_OLD_PASSWORD",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The order is paid, or is not one to pay online, or not in this channel */
        PayRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The order is already paid",
                 *       "status": 409,
                 *       "code": "ALREADY_PAID",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody can pay at the payment page now, or too much to do at once; nothing has changed */
        PaymentUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait; always told with OVERLOADED and UNAVAILABLE
                 * @example 2
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The payment page does not answer",
                 *       "status": 503,
                 *       "code": "PAYMENT_UNAVAILABLE",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such product */
        ProductNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The product was not found",
                 *       "status": 404,
                 *       "code": "PRODUCT_NOT_FOUND",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quotation is not open, or staff have changed it since, to the version in `detail`; or its goods cannot be ordered now, with their positions in `errors`; or too many orders wait for their payment */
        QuotationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The quotation has expired",
                 *       "status": 409,
                 *       "code": "QUOTATION_EXPIRED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quotation has expired, or was answered */
        QuotationNotOpen: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The quotation has expired",
                 *       "status": 409,
                 *       "code": "QUOTATION_EXPIRED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The quotation is open or became an order; or none of its goods is sold any more, with their positions in `errors` */
        QuotationNotRenewed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The quotation still stands",
                 *       "status": 409,
                 *       "code": "ORDER_NOT_ALLOWED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Lines are gone from the cart, or their goods are not sold any more; `errors` has the cart items */
        QuotationRequestConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "It is not sold any more",
                 *       "status": 409,
                 *       "code": "NOT_FOR_SALE",
                 *       "errors": [
                 *         {
                 *           "field": "ci-1",
                 *           "code": "NOT_FOR_SALE"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        RateLimited: {
            headers: {
                /**
                 * @description Seconds to wait
                 * @example 60
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "code": "RATE_LIMITED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The refresh token is unknown, used or expired */
        RefreshRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The session cannot be refreshed",
                 *       "status": 401,
                 *       "code": "REFRESH_REFUSED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The key belongs to another refund */
        RefundMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Another refund has this id",
                 *       "status": 422,
                 *       "code": "IDEMPOTENCY_MISMATCH",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tax id or the code is not right */
        RegistrationRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The tax id is not right",
                 *       "status": 400,
                 *       "code": "TAX_ID_INVALID",
                 *       "errors": [
                 *         {
                 *           "field": "taxId",
                 *           "code": "TAX_ID_INVALID"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time in which a review can be changed is over; or the order was not delivered */
        ReviewNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The review cannot be changed any more",
                 *       "status": 409,
                 *       "code": "REVIEW_CLOSED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing to send, or nowhere to send it */
        ShippingRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "An address is needed",
                 *       "status": 400,
                 *       "code": "ADDRESS_REQUIRED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such user, or another password */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The phone number, e-mail or password is not right",
                 *       "status": 400,
                 *       "code": "BAD_CREDENTIALS",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else of the staff has this e-mail */
        StaffTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The e-mail is taken",
                 *       "status": 409,
                 *       "code": "EMAIL_TAKEN",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The tax id is not right, or the request is not valid */
        TaxIdRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The tax id is not right",
                 *       "status": 400,
                 *       "code": "TAX_ID_INVALID",
                 *       "errors": [
                 *         {
                 *           "field": "taxId",
                 *           "code": "TAX_ID_INVALID"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over the limit */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The body is too large",
                 *       "status": 413,
                 *       "code": "TOO_LARGE",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, bad, expired, or its session has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "A valid access token is needed",
                 *       "status": 401,
                 *       "code": "UNAUTHORIZED",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type is wrong or absent */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The content type is not supported",
                 *       "status": 415,
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The right password of a user who is not active */
        UserInactive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The user is not active",
                 *       "status": 403,
                 *       "code": "USER_INACTIVE",
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another customer has this phone number or e-mail */
        UserTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "The phone number is taken",
                 *       "status": 409,
                 *       "code": "PHONE_TAKEN",
                 *       "errors": [
                 *         {
                 *           "field": "phoneNumber",
                 *           "code": "PHONE_TAKEN"
                 *         }
                 *       ],
                 *       "traceId": "01jd6w3v9k"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description This or postcode; neither is ADDRESS_REQUIRED, both are VALIDATION
         * @example a-1
         */
        AddressBookId: components["schemas"]["Id"];
        /**
         * @description The lines to be sent, separated by commas, so that weight and longest side are theirs alone; without it, the whole cart. Lines that are not in the cart are passed over, and none left is CART_EMPTY
         * @example ci-1,ci-2
         */
        CartItemIds: string;
        /**
         * @description Of a category and all below it
         * @example c-acrylic
         */
        CategoryId: components["schemas"]["Id"];
        /** @example plastic-rolls.pvc */
        CategoryPath: components["schemas"]["CategoryPath"];
        /**
         * @description The hex of a colour
         * @example #8C1C1C
         */
        Color: string;
        /** @example privacy-policy */
        ContentSlug: components["schemas"]["ContentSlug"];
        /**
         * @description The current date, against stale caches
         * @example 2024-11-21
         */
        CurrentDate: string;
        /**
         * @description Whether the app shows a message for a failure; the server does not read it
         * @example false
         */
        HasMessage: "true" | "false";
        /** @example p-1001 */
        Id: components["schemas"]["Id"];
        /**
         * @description The same key and body again answer the same order
         * @example 3f0c8a52-5d0e-4a39-9a57-0d1c1f2b6a10
         */
        IdempotencyKey: string;
        /**
         * @description The version of the cart that the change was made to, with or without quotes
         * @example 7
         */
        IfMatch: string;
        /**
         * @description true for products of which some variant is in stock, false for those that are sold out
         * @example true
         */
        InStock: boolean;
        /**
         * @description Nothing unpublished leaves the server, so false answers an empty list
         * @example true
         */
        IsPublished: boolean;
        /**
         * @description Words, codes, sizes and colours, in Thai or English, in any order. Products with every word come first; where there are none, products with some of them. Spelling may be near. Of a long text the first eight different things count.
         * @example อะคริลิก
         */
        Keyword: string;
        /**
         * @description Another word is 404
         * @example thai
         */
        Language: components["schemas"]["Language"];
        /**
         * @description Of the materials that the facets give
         * @example cast-acrylic
         */
        Material: components["schemas"]["Id"];
        /**
         * @description Baht
         * @example 1500
         */
        MaxPrice: number;
        /**
         * @description Baht
         * @example 100
         */
        MinPrice: number;
        /** @example PH-241121-0001 */
        OrderNumber: components["schemas"]["Id"];
        /**
         * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
         * @example 1
         */
        PageNumber: number;
        /** @example 12 */
        PageSize: number;
        /**
         * @description A payment provider of this shop; another name is not found
         * @example omise
         */
        PaymentProviderName: string;
        /** @example 0812345678 */
        PhoneNumber: components["schemas"]["PhoneNumber"];
        /**
         * @description This or addressBookId
         * @example 10110
         */
        Postcode: components["schemas"]["Postcode"];
        /**
         * @description true for products that the shop recommends, false for the others
         * @example true
         */
        Recommended: boolean;
        /**
         * @description What has been typed so far
         * @example อะคริลิก
         */
        RequiredKeyword: string;
        /**
         * @description Of the sizes that the facets give
         * @example 1220x2440
         */
        Size: components["schemas"]["SizeId"];
        /**
         * @description recommended where it is absent; with a keyword that is what fits best
         * @example priceAsc
         */
        Sort: components["schemas"]["ProductSort"];
        /**
         * @description true for products with a special price, false for those without
         * @example true
         */
        Special: boolean;
        /**
         * @description Millimetres
         * @example 3
         */
        Thickness: number;
        /**
         * @description true for the orders that wait for their payment, of which a customer may have a few; false for the others
         * @example true
         */
        Unpaid: boolean;
        /**
         * @description recommended where it is absent; size is by the face, thickness by the thickness, then the face
         * @example thickness
         */
        VariantSort: components["schemas"]["VariantSort"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressInput = components['schemas']['AddressInput'];
export type AddressLine = components['schemas']['AddressLine'];
export type AddressPage = components['schemas']['AddressPage'];
export type Arrival = components['schemas']['Arrival'];
export type ArrivalDays = components['schemas']['ArrivalDays'];
export type Article = components['schemas']['Article'];
export type ArticleListItem = components['schemas']['ArticleListItem'];
export type ArticlePage = components['schemas']['ArticlePage'];
export type AskedVariant = components['schemas']['AskedVariant'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditList = components['schemas']['AuditList'];
export type AuditedChange = components['schemas']['AuditedChange'];
export type Banner = components['schemas']['Banner'];
export type BannerListItem = components['schemas']['BannerListItem'];
export type BillingAddress = components['schemas']['BillingAddress'];
export type Branch = components['schemas']['Branch'];
export type BranchCode = components['schemas']['BranchCode'];
export type BuyerType = components['schemas']['BuyerType'];
export type CancelReason = components['schemas']['CancelReason'];
export type Carrier = components['schemas']['Carrier'];
export type Cart = components['schemas']['Cart'];
export type CartChange = components['schemas']['CartChange'];
export type CartItem = components['schemas']['CartItem'];
export type CartLine = components['schemas']['CartLine'];
export type CartLineKey = components['schemas']['CartLineKey'];
export type CartPatch = components['schemas']['CartPatch'];
export type CartPut = components['schemas']['CartPut'];
export type CartRemove = components['schemas']['CartRemove'];
export type CartSize = components['schemas']['CartSize'];
export type CartVariant = components['schemas']['CartVariant'];
export type Category = components['schemas']['Category'];
export type CategoryAncestor = components['schemas']['CategoryAncestor'];
export type CategoryPath = components['schemas']['CategoryPath'];
export type CategoryWithAncestors = components['schemas']['CategoryWithAncestors'];
export type CheckoutRequest = components['schemas']['CheckoutRequest'];
export type CheckoutResult = components['schemas']['CheckoutResult'];
export type Client = components['schemas']['Client'];
export type Color = components['schemas']['Color'];
export type CompanyName = components['schemas']['CompanyName'];
export type ConfirmBefore = components['schemas']['ConfirmBefore'];
export type ConsentEntry = components['schemas']['ConsentEntry'];
export type Consents = components['schemas']['Consents'];
export type ConsentsUpdate = components['schemas']['ConsentsUpdate'];
export type ContactNumber = components['schemas']['ContactNumber'];
export type ContentKind = components['schemas']['ContentKind'];
export type ContentPage = components['schemas']['ContentPage'];
export type ContentSlug = components['schemas']['ContentSlug'];
export type ContentState = components['schemas']['ContentState'];
export type ContentVersionNumber = components['schemas']['ContentVersionNumber'];
export type ContentWish = components['schemas']['ContentWish'];
export type CountryCode = components['schemas']['CountryCode'];
export type Created = components['schemas']['Created'];
export type CreditNote = components['schemas']['CreditNote'];
export type CustomerExport = components['schemas']['CustomerExport'];
export type CustomerRequestKind = components['schemas']['CustomerRequestKind'];
export type CutList = components['schemas']['CutList'];
export type CutPiece = components['schemas']['CutPiece'];
export type CutPieces = components['schemas']['CutPieces'];
export type Cutting = components['schemas']['Cutting'];
export type CuttingTerms = components['schemas']['CuttingTerms'];
export type DeliveryAddress = components['schemas']['DeliveryAddress'];
export type Dimensions = components['schemas']['Dimensions'];
export type Email = components['schemas']['Email'];
export type EraseRequest = components['schemas']['EraseRequest'];
export type ExportedList = components['schemas']['ExportedList'];
export type ExportedStockNotice = components['schemas']['ExportedStockNotice'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type ForgotPasswordOtpRequest = components['schemas']['ForgotPasswordOtpRequest'];
export type FulfilmentState = components['schemas']['FulfilmentState'];
export type GivenPassword = components['schemas']['GivenPassword'];
export type GoodsBox = components['schemas']['GoodsBox'];
export type Id = components['schemas']['Id'];
export type IndividualPasswordReset = components['schemas']['IndividualPasswordReset'];
export type IndividualRegistration = components['schemas']['IndividualRegistration'];
export type Invoice = components['schemas']['Invoice'];
export type Language = components['schemas']['Language'];
export type LeftToRefund = components['schemas']['LeftToRefund'];
export type LegalEntityPasswordReset = components['schemas']['LegalEntityPasswordReset'];
export type LegalEntityRegistration = components['schemas']['LegalEntityRegistration'];
export type LineId = components['schemas']['LineId'];
export type LineLink = components['schemas']['LineLink'];
export type LineLinkToken = components['schemas']['LineLinkToken'];
export type LineSignIn = components['schemas']['LineSignIn'];
export type LineSignInRequest = components['schemas']['LineSignInRequest'];
export type LineStart = components['schemas']['LineStart'];
export type ListedStaff = components['schemas']['ListedStaff'];
export type Location = components['schemas']['Location'];
export type Money = components['schemas']['Money'];
export type NewCustomerRequest = components['schemas']['NewCustomerRequest'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewRefundLine = components['schemas']['NewRefundLine'];
export type NewStaff = components['schemas']['NewStaff'];
export type NewStaffPassword = components['schemas']['NewStaffPassword'];
export type OfficeCategory = components['schemas']['OfficeCategory'];
export type OfficeCategoryChange = components['schemas']['OfficeCategoryChange'];
export type OfficeCategoryList = components['schemas']['OfficeCategoryList'];
export type OfficeContent = components['schemas']['OfficeContent'];
export type OfficeContentBody = components['schemas']['OfficeContentBody'];
export type OfficeContentChange = components['schemas']['OfficeContentChange'];
export type OfficeContentHtml = components['schemas']['OfficeContentHtml'];
export type OfficeContentItem = components['schemas']['OfficeContentItem'];
export type OfficeContentLine = components['schemas']['OfficeContentLine'];
export type OfficeContentPage = components['schemas']['OfficeContentPage'];
export type OfficeContentPicture = components['schemas']['OfficeContentPicture'];
export type OfficeContentTitle = components['schemas']['OfficeContentTitle'];
export type OfficeContentUpload = components['schemas']['OfficeContentUpload'];
export type OfficeContentVersion = components['schemas']['OfficeContentVersion'];
export type OfficeCustomer = components['schemas']['OfficeCustomer'];
export type OfficeCustomerChange = components['schemas']['OfficeCustomerChange'];
export type OfficeCustomerDetail = components['schemas']['OfficeCustomerDetail'];
export type OfficeCustomerOrder = components['schemas']['OfficeCustomerOrder'];
export type OfficeCustomerPage = components['schemas']['OfficeCustomerPage'];
export type OfficeCustomerRequest = components['schemas']['OfficeCustomerRequest'];
export type OfficeCustomerSession = components['schemas']['OfficeCustomerSession'];
export type OfficeCustomerView = components['schemas']['OfficeCustomerView'];
export type OfficeImport = components['schemas']['OfficeImport'];
export type OfficeImportChange = components['schemas']['OfficeImportChange'];
export type OfficeImportCounts = components['schemas']['OfficeImportCounts'];
export type OfficeImportFailure = components['schemas']['OfficeImportFailure'];
export type OfficeImportFault = components['schemas']['OfficeImportFault'];
export type OfficeImportField = components['schemas']['OfficeImportField'];
export type OfficeImportProgress = components['schemas']['OfficeImportProgress'];
export type OfficeImportRow = components['schemas']['OfficeImportRow'];
export type OfficeImportState = components['schemas']['OfficeImportState'];
export type OfficeImportSummary = components['schemas']['OfficeImportSummary'];
export type OfficeImportUpload = components['schemas']['OfficeImportUpload'];
export type OfficeImports = components['schemas']['OfficeImports'];
export type OfficeKey = components['schemas']['OfficeKey'];
export type OfficeMeasure = components['schemas']['OfficeMeasure'];
export type OfficeMoneyRange = components['schemas']['OfficeMoneyRange'];
export type OfficeNewCategory = components['schemas']['OfficeNewCategory'];
export type OfficeNewNote = components['schemas']['OfficeNewNote'];
export type OfficeNewProduct = components['schemas']['OfficeNewProduct'];
export type OfficeNewVariant = components['schemas']['OfficeNewVariant'];
export type OfficeNote = components['schemas']['OfficeNote'];
export type OfficeOrder = components['schemas']['OfficeOrder'];
export type OfficeOrderAction = components['schemas']['OfficeOrderAction'];
export type OfficeOrderCancelling = components['schemas']['OfficeOrderCancelling'];
export type OfficeOrderCounts = components['schemas']['OfficeOrderCounts'];
export type OfficeOrderCustomer = components['schemas']['OfficeOrderCustomer'];
export type OfficeOrderDetail = components['schemas']['OfficeOrderDetail'];
export type OfficeOrderEvent = components['schemas']['OfficeOrderEvent'];
export type OfficeOrderMove = components['schemas']['OfficeOrderMove'];
export type OfficeOrderPage = components['schemas']['OfficeOrderPage'];
export type OfficeOrderPickUp = components['schemas']['OfficeOrderPickUp'];
export type OfficeOrderShipping = components['schemas']['OfficeOrderShipping'];
export type OfficeOrderSort = components['schemas']['OfficeOrderSort'];
export type OfficeOrderStep = components['schemas']['OfficeOrderStep'];
export type OfficeOrderVersion = components['schemas']['OfficeOrderVersion'];
export type OfficeOrderView = components['schemas']['OfficeOrderView'];
export type OfficePasswordChange = components['schemas']['OfficePasswordChange'];
export type OfficePayment = components['schemas']['OfficePayment'];
export type OfficePictureData = components['schemas']['OfficePictureData'];
export type OfficePictureOrder = components['schemas']['OfficePictureOrder'];
export type OfficePictureUpload = components['schemas']['OfficePictureUpload'];
export type OfficePrice = components['schemas']['OfficePrice'];
export type OfficePriceTiers = components['schemas']['OfficePriceTiers'];
export type OfficeProduct = components['schemas']['OfficeProduct'];
export type OfficeProductChange = components['schemas']['OfficeProductChange'];
export type OfficeProductDetail = components['schemas']['OfficeProductDetail'];
export type OfficeProductName = components['schemas']['OfficeProductName'];
export type OfficeProductOverview = components['schemas']['OfficeProductOverview'];
export type OfficeProductPage = components['schemas']['OfficeProductPage'];
export type OfficeProductSort = components['schemas']['OfficeProductSort'];
export type OfficeProductTexts = components['schemas']['OfficeProductTexts'];
export type OfficeProductUnit = components['schemas']['OfficeProductUnit'];
export type OfficeProductVersion = components['schemas']['OfficeProductVersion'];
export type OfficeProductView = components['schemas']['OfficeProductView'];
export type OfficeQuotation = components['schemas']['OfficeQuotation'];
export type OfficeQuotationChange = components['schemas']['OfficeQuotationChange'];
export type OfficeQuotationLine = components['schemas']['OfficeQuotationLine'];
export type OfficeQuotationListItem = components['schemas']['OfficeQuotationListItem'];
export type OfficeQuotationPage = components['schemas']['OfficeQuotationPage'];
export type OfficeReason = components['schemas']['OfficeReason'];
export type OfficeRefund = components['schemas']['OfficeRefund'];
export type OfficeRefundRequest = components['schemas']['OfficeRefundRequest'];
export type OfficeReview = components['schemas']['OfficeReview'];
export type OfficeReviewAnswer = components['schemas']['OfficeReviewAnswer'];
export type OfficeReviewDecision = components['schemas']['OfficeReviewDecision'];
export type OfficeReviewPage = components['schemas']['OfficeReviewPage'];
export type OfficeReviewVersion = components['schemas']['OfficeReviewVersion'];
export type OfficeSalesDay = components['schemas']['OfficeSalesDay'];
export type OfficeSettlement = components['schemas']['OfficeSettlement'];
export type OfficeSignIn = components['schemas']['OfficeSignIn'];
export type OfficeSignInRequest = components['schemas']['OfficeSignInRequest'];
export type OfficeStart = components['schemas']['OfficeStart'];
export type OfficeStockChange = components['schemas']['OfficeStockChange'];
export type OfficeStockCount = components['schemas']['OfficeStockCount'];
export type OfficeTracking = components['schemas']['OfficeTracking'];
export type OfficeUnrefundable = components['schemas']['OfficeUnrefundable'];
export type OfficeUnrefundableList = components['schemas']['OfficeUnrefundableList'];
export type OfficeUploadedPicture = components['schemas']['OfficeUploadedPicture'];
export type OfficeVariant = components['schemas']['OfficeVariant'];
export type OfficeVariantAddition = components['schemas']['OfficeVariantAddition'];
export type OfficeVariantChange = components['schemas']['OfficeVariantChange'];
export type Ok = components['schemas']['Ok'];
export type Order = components['schemas']['Order'];
export type OrderConfirmation = components['schemas']['OrderConfirmation'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderListItem = components['schemas']['OrderListItem'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderTimelineEntry = components['schemas']['OrderTimelineEntry'];
export type Otp = components['schemas']['Otp'];
export type OtpConfirmation = components['schemas']['OtpConfirmation'];
export type OtpConfirmed = components['schemas']['OtpConfirmed'];
export type OtpReason = components['schemas']['OtpReason'];
export type OtpRequest = components['schemas']['OtpRequest'];
export type OtpSent = components['schemas']['OtpSent'];
export type OtpValid = components['schemas']['OtpValid'];
export type OtpValidation = components['schemas']['OtpValidation'];
export type OwnReview = components['schemas']['OwnReview'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PayRequest = components['schemas']['PayRequest'];
export type PaymentAttempt = components['schemas']['PaymentAttempt'];
export type PaymentChannel = components['schemas']['PaymentChannel'];
export type PaymentChannelOption = components['schemas']['PaymentChannelOption'];
export type PaymentFailureCode = components['schemas']['PaymentFailureCode'];
export type PaymentLimits = components['schemas']['PaymentLimits'];
export type PaymentStart = components['schemas']['PaymentStart'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentTransfer = components['schemas']['PaymentTransfer'];
export type PersonName = components['schemas']['PersonName'];
export type PhoneExistence = components['schemas']['PhoneExistence'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PickUp = components['schemas']['PickUp'];
export type PickUpBranch = components['schemas']['PickUpBranch'];
export type PlaceName = components['schemas']['PlaceName'];
export type Postcode = components['schemas']['Postcode'];
export type PriceTier = components['schemas']['PriceTier'];
export type PriceTiers = components['schemas']['PriceTiers'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Product = components['schemas']['Product'];
export type ProductFacets = components['schemas']['ProductFacets'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductInterests = components['schemas']['ProductInterests'];
export type ProductListItem = components['schemas']['ProductListItem'];
export type ProductPage = components['schemas']['ProductPage'];
export type ProductRating = components['schemas']['ProductRating'];
export type ProductSearch = components['schemas']['ProductSearch'];
export type ProductSizes = components['schemas']['ProductSizes'];
export type ProductSort = components['schemas']['ProductSort'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type Profile = components['schemas']['Profile'];
export type ProfileUpdate = components['schemas']['ProfileUpdate'];
export type ProviderEvent = components['schemas']['ProviderEvent'];
export type Quantities = components['schemas']['Quantities'];
export type Quantity = components['schemas']['Quantity'];
export type QuickOrder = components['schemas']['QuickOrder'];
export type QuickOrderLine = components['schemas']['QuickOrderLine'];
export type QuickOrderPiece = components['schemas']['QuickOrderPiece'];
export type QuickOrderPieces = components['schemas']['QuickOrderPieces'];
export type QuickOrderRequest = components['schemas']['QuickOrderRequest'];
export type QuickOrderState = components['schemas']['QuickOrderState'];
export type QuickOrderText = components['schemas']['QuickOrderText'];
export type Quotation = components['schemas']['Quotation'];
export type QuotationAcceptance = components['schemas']['QuotationAcceptance'];
export type QuotationFreight = components['schemas']['QuotationFreight'];
export type QuotationItem = components['schemas']['QuotationItem'];
export type QuotationListItem = components['schemas']['QuotationListItem'];
export type QuotationPage = components['schemas']['QuotationPage'];
export type QuotationPrice = components['schemas']['QuotationPrice'];
export type QuotationRequest = components['schemas']['QuotationRequest'];
export type QuotationState = components['schemas']['QuotationState'];
export type QuotationVersion = components['schemas']['QuotationVersion'];
export type Rating = components['schemas']['Rating'];
export type RecipientName = components['schemas']['RecipientName'];
export type Refund = components['schemas']['Refund'];
export type RefundLine = components['schemas']['RefundLine'];
export type RefundedItem = components['schemas']['RefundedItem'];
export type Review = components['schemas']['Review'];
export type ReviewAnswer = components['schemas']['ReviewAnswer'];
export type ReviewInput = components['schemas']['ReviewInput'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewPicture = components['schemas']['ReviewPicture'];
export type ReviewPictureInput = components['schemas']['ReviewPictureInput'];
export type ReviewState = components['schemas']['ReviewState'];
export type RoleRights = components['schemas']['RoleRights'];
export type SavedLineChange = components['schemas']['SavedLineChange'];
export type SavedList = components['schemas']['SavedList'];
export type SavedListChange = components['schemas']['SavedListChange'];
export type SavedListInput = components['schemas']['SavedListInput'];
export type SavedListName = components['schemas']['SavedListName'];
export type SavedListSummary = components['schemas']['SavedListSummary'];
export type SavedLists = components['schemas']['SavedLists'];
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type ServiceTerms = components['schemas']['ServiceTerms'];
export type SessionEntry = components['schemas']['SessionEntry'];
export type SessionTokens = components['schemas']['SessionTokens'];
export type ShareCount = components['schemas']['ShareCount'];
export type ShareRequest = components['schemas']['ShareRequest'];
export type Shipment = components['schemas']['Shipment'];
export type ShippingDays = components['schemas']['ShippingDays'];
export type ShippingOption = components['schemas']['ShippingOption'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SizeId = components['schemas']['SizeId'];
export type Staff = components['schemas']['Staff'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffHandover = components['schemas']['StaffHandover'];
export type StaffList = components['schemas']['StaffList'];
export type StaffName = components['schemas']['StaffName'];
export type StaffRight = components['schemas']['StaffRight'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffSessions = components['schemas']['StaffSessions'];
export type Stars = components['schemas']['Stars'];
export type StockNotice = components['schemas']['StockNotice'];
export type StoredMessage = components['schemas']['StoredMessage'];
export type TaxId = components['schemas']['TaxId'];
export type TaxedAmount = components['schemas']['TaxedAmount'];
export type TokenRefreshRequest = components['schemas']['TokenRefreshRequest'];
export type TrackingNumber = components['schemas']['TrackingNumber'];
export type TrackingUrl = components['schemas']['TrackingUrl'];
export type UserName = components['schemas']['UserName'];
export type Variant = components['schemas']['Variant'];
export type VariantListItem = components['schemas']['VariantListItem'];
export type VariantPage = components['schemas']['VariantPage'];
export type VariantSize = components['schemas']['VariantSize'];
export type VariantSort = components['schemas']['VariantSort'];
export type ViewCount = components['schemas']['ViewCount'];
export type Weight = components['schemas']['Weight'];
export type ResponseAddressBookFull = components['responses']['AddressBookFull'];
export type ResponseCartChangeRefused = components['responses']['CartChangeRefused'];
export type ResponseCartConflict = components['responses']['CartConflict'];
export type ResponseCheckoutConflict = components['responses']['CheckoutConflict'];
export type ResponseCheckoutRefused = components['responses']['CheckoutRefused'];
export type ResponseCheckoutUnprocessable = components['responses']['CheckoutUnprocessable'];
export type ResponseCustomerConflict = components['responses']['CustomerConflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseLastOwner = components['responses']['LastOwner'];
export type ResponseLineLinkRefused = components['responses']['LineLinkRefused'];
export type ResponseLineRefused = components['responses']['LineRefused'];
export type ResponseLineUnavailable = components['responses']['LineUnavailable'];
export type ResponseListNameTaken = components['responses']['ListNameTaken'];
export type ResponseListRefused = components['responses']['ListRefused'];
export type ResponseMessageNotSent = components['responses']['MessageNotSent'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOfficeContentConflict = components['responses']['OfficeContentConflict'];
export type ResponseOfficeMoveConflict = components['responses']['OfficeMoveConflict'];
export type ResponseOfficeOrderConflict = components['responses']['OfficeOrderConflict'];
export type ResponseOfficeProductConflict = components['responses']['OfficeProductConflict'];
export type ResponseOfficeQuotationConflict = components['responses']['OfficeQuotationConflict'];
export type ResponseOfficeRefundConflict = components['responses']['OfficeRefundConflict'];
export type ResponseOfficeReviewConflict = components['responses']['OfficeReviewConflict'];
export type ResponseOfficeSignInRefused = components['responses']['OfficeSignInRefused'];
export type ResponseOrderNotAllowed = components['responses']['OrderNotAllowed'];
export type ResponseOtpLimited = components['responses']['OtpLimited'];
export type ResponseOtpRefused = components['responses']['OtpRefused'];
export type ResponseOutOfArea = components['responses']['OutOfArea'];
export type ResponseOverloaded = components['responses']['Overloaded'];
export type ResponsePasswordChangeRefused = components['responses']['PasswordChangeRefused'];
export type ResponsePasswordRefused = components['responses']['PasswordRefused'];
export type ResponsePayRefused = components['responses']['PayRefused'];
export type ResponsePaymentUnavailable = components['responses']['PaymentUnavailable'];
export type ResponseProductNotFound = components['responses']['ProductNotFound'];
export type ResponseQuotationConflict = components['responses']['QuotationConflict'];
export type ResponseQuotationNotOpen = components['responses']['QuotationNotOpen'];
export type ResponseQuotationNotRenewed = components['responses']['QuotationNotRenewed'];
export type ResponseQuotationRequestConflict = components['responses']['QuotationRequestConflict'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseRefreshRefused = components['responses']['RefreshRefused'];
export type ResponseRefundMismatch = components['responses']['RefundMismatch'];
export type ResponseRegistrationRefused = components['responses']['RegistrationRefused'];
export type ResponseReviewNotAllowed = components['responses']['ReviewNotAllowed'];
export type ResponseShippingRefused = components['responses']['ShippingRefused'];
export type ResponseSignInRefused = components['responses']['SignInRefused'];
export type ResponseStaffTaken = components['responses']['StaffTaken'];
export type ResponseTaxIdRefused = components['responses']['TaxIdRefused'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUserInactive = components['responses']['UserInactive'];
export type ResponseUserTaken = components['responses']['UserTaken'];
export type ParameterAddressBookId = components['parameters']['AddressBookId'];
export type ParameterCartItemIds = components['parameters']['CartItemIds'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterCategoryPath = components['parameters']['CategoryPath'];
export type ParameterColor = components['parameters']['Color'];
export type ParameterContentSlug = components['parameters']['ContentSlug'];
export type ParameterCurrentDate = components['parameters']['CurrentDate'];
export type ParameterHasMessage = components['parameters']['HasMessage'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterInStock = components['parameters']['InStock'];
export type ParameterIsPublished = components['parameters']['IsPublished'];
export type ParameterKeyword = components['parameters']['Keyword'];
export type ParameterLanguage = components['parameters']['Language'];
export type ParameterMaterial = components['parameters']['Material'];
export type ParameterMaxPrice = components['parameters']['MaxPrice'];
export type ParameterMinPrice = components['parameters']['MinPrice'];
export type ParameterOrderNumber = components['parameters']['OrderNumber'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterPaymentProviderName = components['parameters']['PaymentProviderName'];
export type ParameterPhoneNumber = components['parameters']['PhoneNumber'];
export type ParameterPostcode = components['parameters']['Postcode'];
export type ParameterRecommended = components['parameters']['Recommended'];
export type ParameterRequiredKeyword = components['parameters']['RequiredKeyword'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSpecial = components['parameters']['Special'];
export type ParameterThickness = components['parameters']['Thickness'];
export type ParameterUnpaid = components['parameters']['Unpaid'];
export type ParameterVariantSort = components['parameters']['VariantSort'];
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
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
                 *       "userName": "0812345678",
                 *       "password": "Sheet2024"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description A new session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refresh_token": "r_8Jq2mX"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["SignInRefused"];
            403: components["responses"]["UserInactive"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Whether the app shows a message for a failure; the server does not read it
                 * @example false
                 */
                hasMessage?: components["parameters"]["HasMessage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "r_8Jq2mX"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRefreshRequest"];
            };
        };
        responses: {
            /** @description The two new tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refresh_token": "r_9Kd4pZ"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["RefreshRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    startLineSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://access.line.me/oauth2/v2.1/authorize?response_type=code&client_id=1234567890",
                     *       "attempt": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"
                     *     }
                     */
                    "application/json": components["schemas"]["LineStart"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    signInWithLine: {
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
                 *       "attempt": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                 *       "state": "kJ2mXq",
                 *       "code": "b5fd32eacc791df"
                 *     }
                 */
                "application/json": components["schemas"]["LineSignInRequest"];
            };
        };
        responses: {
            /** @description A session, or what links an account that is not known yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "session": {
                     *         "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *         "refresh_token": "r_8Jq2mX"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LineSignIn"];
                };
            };
            400: components["responses"]["LineRefused"];
            403: components["responses"]["UserInactive"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["LineUnavailable"];
        };
    };
    linkLine: {
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
                 *       "lineLinkToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                 *       "phoneNumber": "0812345678",
                 *       "otp": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["LineLink"];
            };
        };
        responses: {
            /** @description A new session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refresh_token": "r_8Jq2mX"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionTokens"];
                };
            };
            400: components["responses"]["LineLinkRefused"];
            403: components["responses"]["UserInactive"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    requestLegalEntityPasswordOtp: {
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
                 *       "email": "buyer@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordOtpRequest"];
            };
        };
        responses: {
            /** @description A code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refCode": "K7QX",
                     *       "expiresAt": "2024-11-21T03:05:00Z",
                     *       "resendAfterSeconds": 60
                     *     }
                     */
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["MessageNotSent"];
        };
    };
    resetIndividualPassword: {
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
                 *       "phoneNumber": "0812345678",
                 *       "newPassword": "Sheet2025",
                 *       "otp": "482913",
                 *       "reason": "forgotPassword"
                 *     }
                 */
                "application/json": components["schemas"]["IndividualPasswordReset"];
            };
        };
        responses: {
            /** @description The new password stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["OtpRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    resetLegalEntityPassword: {
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
                 *       "email": "buyer@example.com",
                 *       "newPassword": "Sheet2025",
                 *       "otp": "482913",
                 *       "reason": "forgotPassword"
                 *     }
                 */
                "application/json": components["schemas"]["LegalEntityPasswordReset"];
            };
        };
        responses: {
            /** @description The new password stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["OtpRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    registerIndividual: {
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
                 *       "buyerType": "generalPublic",
                 *       "phoneNumber": "0812345678",
                 *       "password": "Sheet2024",
                 *       "otp": "482913",
                 *       "firstName": "สมชาย",
                 *       "lastName": "ใจดี",
                 *       "productInterests": [
                 *         "acrylic"
                 *       ],
                 *       "country": "TH",
                 *       "consents": {
                 *         "privacyPolicyVersion": "2024-01",
                 *         "news": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IndividualRegistration"];
            };
        };
        responses: {
            /** @description Registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "u-1"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["OtpRefused"];
            409: components["responses"]["UserTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    registerLegalEntity: {
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
                 *       "buyerType": "company",
                 *       "email": "buyer@example.com",
                 *       "phoneNumber": "0898765432",
                 *       "password": "Sheet2024",
                 *       "otp": "482913",
                 *       "firstName": "สมหญิง",
                 *       "lastName": "ตั้งใจ",
                 *       "companyName": "บริษัท ป้ายสวย จำกัด",
                 *       "taxId": "0105551234567",
                 *       "branchCode": "00000",
                 *       "productInterests": [
                 *         "acrylic",
                 *         "pvc"
                 *       ],
                 *       "industry": "signage",
                 *       "country": "TH",
                 *       "state": "กรุงเทพมหานคร",
                 *       "city": "คลองเตย",
                 *       "consents": {
                 *         "privacyPolicyVersion": "2024-01",
                 *         "news": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LegalEntityRegistration"];
            };
        };
        responses: {
            /** @description Registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "u-2"
                     *     }
                     */
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["RegistrationRefused"];
            409: components["responses"]["UserTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    requestOtp: {
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
                 *       "userName": "0812345678",
                 *       "reason": "register"
                 *     }
                 */
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description A code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refCode": "K7QX",
                     *       "expiresAt": "2024-11-21T03:05:00Z",
                     *       "resendAfterSeconds": 60
                     *     }
                     */
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["MessageNotSent"];
        };
    };
    confirmOtp: {
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
                 *       "userName": "0812345678",
                 *       "otp": "482913",
                 *       "refCode": "K7QX",
                 *       "reason": "register"
                 *     }
                 */
                "application/json": components["schemas"]["OtpConfirmation"];
            };
        };
        responses: {
            /** @description The code is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verified": true
                     *     }
                     */
                    "application/json": components["schemas"]["OtpConfirmed"];
                };
            };
            400: components["responses"]["OtpRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    validateOtp: {
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
                 *       "userName": "buyer@example.com",
                 *       "otp": "482913",
                 *       "reason": "forgotPassword"
                 *     }
                 */
                "application/json": components["schemas"]["OtpValidation"];
            };
        };
        responses: {
            /** @description The code is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true
                     *     }
                     */
                    "application/json": components["schemas"]["OtpValid"];
                };
            };
            400: components["responses"]["OtpRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    checkPhoneNumber: {
        parameters: {
            query: {
                /** @example 0812345678 */
                phoneNumber: components["parameters"]["PhoneNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isExist": false
                     *     }
                     */
                    "application/json": components["schemas"]["PhoneExistence"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    changePassword: {
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
                 *       "oldPassword": "Sheet2024",
                 *       "newPassword": "Sheet2025",
                 *       "otp": "482913",
                 *       "reason": "changePassword"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["PasswordChangeRefused"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "u-1",
                     *       "kind": "individual",
                     *       "buyerType": "generalPublic",
                     *       "phoneNumber": "0812345678",
                     *       "firstName": "สมชาย",
                     *       "lastName": "ใจดี",
                     *       "productInterests": [
                     *         "acrylic"
                     *       ],
                     *       "country": "TH",
                     *       "consents": {
                     *         "privacyPolicyVersion": "2024-01",
                     *         "news": true
                     *       },
                     *       "isActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    updateProfile: {
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
                 *       "firstName": "สมชาย",
                 *       "lastName": "ใจดี",
                 *       "email": "somchai@example.com",
                 *       "productInterests": [
                 *         "acrylic",
                 *         "pvc"
                 *       ],
                 *       "country": "TH",
                 *       "consents": {
                 *         "news": false
                 *       },
                 *       "billingAddress": {
                 *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                 *         "addressLine": "99/1 ถนนสุขุมวิท",
                 *         "subDistrict": "คลองเตย",
                 *         "district": "คลองเตย",
                 *         "province": "กรุงเทพมหานคร",
                 *         "postcode": "10110",
                 *         "taxId": "0105551234567",
                 *         "branchCode": "00000"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "u-1",
                     *       "kind": "individual",
                     *       "buyerType": "generalPublic",
                     *       "phoneNumber": "0812345678",
                     *       "email": "somchai@example.com",
                     *       "firstName": "สมชาย",
                     *       "lastName": "ใจดี",
                     *       "productInterests": [
                     *         "acrylic",
                     *         "pvc"
                     *       ],
                     *       "country": "TH",
                     *       "consents": {
                     *         "privacyPolicyVersion": "2024-01",
                     *         "news": false
                     *       },
                     *       "billingAddress": {
                     *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110",
                     *         "taxId": "0105551234567",
                     *         "branchCode": "00000"
                     *       },
                     *       "isActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["TaxIdRefused"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    unlinkLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No account at LINE is linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is kept about the shopper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2024-11-21T03:00:00Z",
                     *       "profile": {
                     *         "id": "u-1",
                     *         "kind": "individual",
                     *         "buyerType": "generalPublic",
                     *         "phoneNumber": "0812345678",
                     *         "firstName": "สมชาย",
                     *         "lastName": "ใจดี",
                     *         "productInterests": [],
                     *         "consents": {
                     *           "privacyPolicyVersion": "2024-01",
                     *           "news": true
                     *         },
                     *         "isActive": true
                     *       },
                     *       "consents": [
                     *         {
                     *           "purpose": "privacyPolicy",
                     *           "version": "2024-01",
                     *           "isGiven": true,
                     *           "at": "2024-11-20T03:00:00Z"
                     *         },
                     *         {
                     *           "purpose": "news",
                     *           "version": "2024-01",
                     *           "isGiven": true,
                     *           "at": "2024-11-20T03:00:00Z"
                     *         }
                     *       ],
                     *       "addresses": [],
                     *       "orders": [],
                     *       "quotations": [],
                     *       "cart": {
                     *         "version": 0,
                     *         "items": [],
                     *         "total": {
                     *           "amount": 0
                     *         }
                     *       },
                     *       "savedLists": [],
                     *       "stockNotices": [],
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2024-11-21T02:00:00Z",
                     *           "expiresAt": "2024-11-22T02:00:00Z"
                     *         }
                     *       ],
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    eraseCustomer: {
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
                 *       "password": "Sheet2024"
                 *     }
                 */
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            /** @description Erased, and all sessions ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["PasswordRefused"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the default first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "a-1",
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/1 ถนนสุขุมวิท",
                     *           "subDistrict": "คลองเตย",
                     *           "district": "คลองเตย",
                     *           "province": "กรุงเทพมหานคร",
                     *           "postcode": "10110",
                     *           "isDefault": true
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AddressPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    createAddress: {
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
                 *       "recipientName": "สมชาย ใจดี",
                 *       "phoneNumber": "0812345678",
                 *       "addressLine": "99/1 ถนนสุขุมวิท",
                 *       "subDistrict": "คลองเตย",
                 *       "district": "คลองเตย",
                 *       "province": "กรุงเทพมหานคร",
                 *       "postcode": "10110",
                 *       "isDefault": true,
                 *       "location": {
                 *         "lat": 13.7221,
                 *         "lng": 100.5686
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address as it was written */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a-1",
                     *       "recipientName": "สมชาย ใจดี",
                     *       "phoneNumber": "0812345678",
                     *       "addressLine": "99/1 ถนนสุขุมวิท",
                     *       "subDistrict": "คลองเตย",
                     *       "district": "คลองเตย",
                     *       "province": "กรุงเทพมหานคร",
                     *       "postcode": "10110",
                     *       "isDefault": true,
                     *       "location": {
                     *         "lat": 13.7221,
                     *         "lng": 100.5686
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["TaxIdRefused"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AddressBookFull"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a-1",
                     *       "recipientName": "สมชาย ใจดี",
                     *       "phoneNumber": "0812345678",
                     *       "addressLine": "99/1 ถนนสุขุมวิท",
                     *       "subDistrict": "คลองเตย",
                     *       "district": "คลองเตย",
                     *       "province": "กรุงเทพมหานคร",
                     *       "postcode": "10110",
                     *       "isDefault": true
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "recipientName": "ร้านป้ายสวย",
                 *       "phoneNumber": "0898765432",
                 *       "addressLine": "12 ซอยลาดพร้าว 1",
                 *       "subDistrict": "จอมพล",
                 *       "district": "จตุจักร",
                 *       "province": "กรุงเทพมหานคร",
                 *       "postcode": "10900",
                 *       "isDefault": false,
                 *       "taxId": "0105551234567",
                 *       "branchCode": "00000"
                 *     }
                 */
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The address as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a-2",
                     *       "recipientName": "ร้านป้ายสวย",
                     *       "phoneNumber": "0898765432",
                     *       "addressLine": "12 ซอยลาดพร้าว 1",
                     *       "subDistrict": "จอมพล",
                     *       "district": "จตุจักร",
                     *       "province": "กรุงเทพมหานคร",
                     *       "postcode": "10900",
                     *       "isDefault": false,
                     *       "taxId": "0105551234567",
                     *       "branchCode": "00000"
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["TaxIdRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the shopper waits for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAsked": false,
                     *       "channel": "sms",
                     *       "to": "0812345678"
                     *     }
                     */
                    "application/json": components["schemas"]["StockNotice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    askForStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper waits for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAsked": true,
                     *       "channel": "sms",
                     *       "to": "0812345678"
                     *     }
                     */
                    "application/json": components["schemas"]["StockNotice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    withdrawStockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper does not wait for it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isAsked": false,
                     *       "channel": "sms",
                     *       "to": "0812345678"
                     *     }
                     */
                    "application/json": components["schemas"]["StockNotice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description true for the orders that wait for their payment, of which a customer may have a few; false for the others
                 * @example true
                 */
                unpaid?: components["parameters"]["Unpaid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "o-1",
                     *           "orderNumber": "PH-241121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "itemCount": 1,
                     *           "quantities": [
                     *             {
                     *               "quantity": 1,
                     *               "unit": "แผ่น"
                     *             }
                     *           ],
                     *           "total": {
                     *             "amount": 1960
                     *           },
                     *           "paymentChannel": "card",
                     *           "payment": "paid",
                     *           "fulfilment": "shipped",
                     *           "status": "shipped",
                     *           "shippingName": "Material lorry",
                     *           "arrival": {
                     *             "from": "2024-11-24",
                     *             "by": "2024-11-26"
                     *           },
                     *           "shippedAt": "2024-11-22T03:00:00Z",
                     *           "imageUrls": [
                     *             "/media/drawings/acrylic/c8201e.svg"
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "itemCount": 1,
                     *       "total": {
                     *         "amount": 1960
                     *       },
                     *       "paymentChannel": "card",
                     *       "payment": "paid",
                     *       "fulfilment": "shipped",
                     *       "status": "shipped",
                     *       "items": [
                     *         {
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "amount": 1480
                     *           },
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "total": {
                     *             "amount": 1480
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 1480
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 480
                     *       },
                     *       "saved": {
                     *         "amount": 0
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingName": "รถขนส่งวัสดุ",
                     *       "timeline": [
                     *         {
                     *           "event": "placed",
                     *           "at": "2024-11-21T03:00:00Z"
                     *         },
                     *         {
                     *           "event": "paid",
                     *           "at": "2024-11-21T03:02:00Z"
                     *         },
                     *         {
                     *           "event": "shipped",
                     *           "at": "2024-11-22T04:00:00Z",
                     *           "note": "ส่งแล้ว"
                     *         }
                     *       ],
                     *       "canPay": false,
                     *       "canCancel": false,
                     *       "isInProcess": false,
                     *       "attempts": [
                     *         {
                     *           "id": "pa-1",
                     *           "at": "2024-11-21T03:00:10Z",
                     *           "state": "failed",
                     *           "failureCode": "card_declined"
                     *         },
                     *         {
                     *           "id": "pa-2",
                     *           "at": "2024-11-21T03:01:30Z",
                     *           "state": "paid"
                     *         }
                     *       ],
                     *       "refunds": [],
                     *       "referenceCode": "REF8842",
                     *       "shipment": {
                     *         "carrier": "Kerry",
                     *         "shippingNumber": "SH-0001",
                     *         "trackingNumber": "TH0123456789",
                     *         "trackingUrl": "https://track.example.com/TH0123456789"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnLanguage": "thai",
                 *       "paymentChannel": "card"
                 *     }
                 */
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description Where to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "paymentStatus": "pending",
                     *       "redirectUrl": "https://pay.example.com/p/pa-2",
                     *       "expiresAt": "2024-11-21T03:31:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PayRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PaymentUnavailable"];
        };
    };
    getOrderTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer that the order waits for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attemptId": "pa-2",
                     *       "amount": {
                     *         "amount": 1960
                     *       },
                     *       "qrUrl": "/pay/qr/pa-2",
                     *       "payee": "บริษัท แผ่น เทรดดิ้ง จำกัด",
                     *       "expiresAt": "2024-11-21T03:31:30Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentTransfer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "itemCount": 1,
                     *       "total": {
                     *         "amount": 1960
                     *       },
                     *       "paymentChannel": "card",
                     *       "payment": "failed",
                     *       "fulfilment": "cancelOrder",
                     *       "status": "cancelOrder",
                     *       "items": [
                     *         {
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "amount": 1480
                     *           },
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "total": {
                     *             "amount": 1480
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 1480
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 480
                     *       },
                     *       "saved": {
                     *         "amount": 0
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingName": "รถขนส่งวัสดุ",
                     *       "timeline": [
                     *         {
                     *           "event": "placed",
                     *           "at": "2024-11-21T03:00:00Z"
                     *         },
                     *         {
                     *           "event": "cancelOrder",
                     *           "at": "2024-11-21T05:00:00Z"
                     *         }
                     *       ],
                     *       "canPay": false,
                     *       "canCancel": false,
                     *       "isInProcess": false,
                     *       "attempts": [
                     *         {
                     *           "id": "pa-1",
                     *           "at": "2024-11-21T03:00:10Z",
                     *           "state": "failed",
                     *           "failureCode": "card_declined"
                     *         }
                     *       ],
                     *       "refunds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotAllowed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PaymentUnavailable"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OrderConfirmation"];
            };
        };
        responses: {
            /** @description The order as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "itemCount": 1,
                     *       "total": {
                     *         "amount": 1960
                     *       },
                     *       "paymentChannel": "cashOnDelivery",
                     *       "payment": "pending",
                     *       "fulfilment": "pending",
                     *       "status": "pending",
                     *       "items": [
                     *         {
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 1,
                     *           "unitPrice": {
                     *             "amount": 1480
                     *           },
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "total": {
                     *             "amount": 1480
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 1480
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 480
                     *       },
                     *       "saved": {
                     *         "amount": 0
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingName": "รถขนส่งวัสดุ",
                     *       "timeline": [
                     *         {
                     *           "event": "placed",
                     *           "at": "2024-11-21T03:00:00Z"
                     *         },
                     *         {
                     *           "event": "confirmed",
                     *           "at": "2024-11-21T05:00:00Z"
                     *         }
                     *       ],
                     *       "canPay": false,
                     *       "canCancel": true,
                     *       "isInProcess": false,
                     *       "attempts": [],
                     *       "refunds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["OtpRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OtpLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listRootCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, each with what is below it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "c-rolls",
                     *         "path": "plastic-rolls",
                     *         "name": "พลาสติกม้วน",
                     *         "imageUrl": "/media/rolls.svg",
                     *         "productCount": 24,
                     *         "children": [
                     *           {
                     *             "id": "c-rolls-pvc",
                     *             "path": "plastic-rolls.pvc",
                     *             "name": "พีวีซีม้วน",
                     *             "imageUrl": "/media/rolls-pvc.svg",
                     *             "productCount": 9,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getCategoryByPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example plastic-rolls.pvc */
                path: components["parameters"]["CategoryPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category with its ancestors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c-rolls-pvc",
                     *       "path": "plastic-rolls.pvc",
                     *       "name": "พีวีซีม้วน",
                     *       "imageUrl": "/media/rolls-pvc.svg",
                     *       "productCount": 9,
                     *       "children": [],
                     *       "ancestors": [
                     *         {
                     *           "id": "c-rolls",
                     *           "path": "plastic-rolls",
                     *           "name": "พลาสติกม้วน"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryWithAncestors"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Words, codes, sizes and colours, in Thai or English, in any order. Products with every word come first; where there are none, products with some of them. Spelling may be near. Of a long text the first eight different things count.
                 * @example อะคริลิก
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Of a category and all below it
                 * @example c-acrylic
                 */
                categoryId?: components["parameters"]["CategoryId"];
                /**
                 * @description recommended where it is absent; with a keyword that is what fits best
                 * @example priceAsc
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The hex of a colour
                 * @example #8C1C1C
                 */
                color?: components["parameters"]["Color"];
                /**
                 * @description Millimetres
                 * @example 3
                 */
                thickness?: components["parameters"]["Thickness"];
                /**
                 * @description Of the sizes that the facets give
                 * @example 1220x2440
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Of the materials that the facets give
                 * @example cast-acrylic
                 */
                material?: components["parameters"]["Material"];
                /**
                 * @description Baht
                 * @example 100
                 */
                minPrice?: components["parameters"]["MinPrice"];
                /**
                 * @description Baht
                 * @example 1500
                 */
                maxPrice?: components["parameters"]["MaxPrice"];
                /**
                 * @description true for products of which some variant is in stock, false for those that are sold out
                 * @example true
                 */
                inStock?: components["parameters"]["InStock"];
                /**
                 * @description true for products with a special price, false for those without
                 * @example true
                 */
                special?: components["parameters"]["Special"];
                /**
                 * @description true for products that the shop recommends, false for the others
                 * @example true
                 */
                recommended?: components["parameters"]["Recommended"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "p-1001",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "categoryPath": "sign-materials.acrylic",
                     *           "status": "available",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "imageAlt": "แผ่นอะคริลิกสีแดง",
                     *           "colors": [
                     *             {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 1480
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1390
                     *           },
                     *           "unit": "แผ่น",
                     *           "sizes": {
                     *             "count": 1,
                     *             "label": "1,220 × 2,440 × 3 มม.",
                     *             "smallest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 3,
                     *               "max": 3
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               },
                     *               "max": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               }
                     *             }
                     *           },
                     *           "asked": {
                     *             "variantId": "v-1001-1",
                     *             "label": "1,220 × 2,440 × 3 มม.",
                     *             "color": {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             },
                     *             "price": {
                     *               "amount": 1480
                     *             },
                     *             "specialPrice": {
                     *               "amount": 1390
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "id": "p-1002",
                     *           "code": "AC-2-1220",
                     *           "name": "แผ่นอะคริลิกทึบ เกรดป้าย",
                     *           "categoryPath": "sign-materials.acrylic",
                     *           "status": "soldOut",
                     *           "imageUrl": "/media/acrylic-opal.svg",
                     *           "imageAlt": "แผ่นอะคริลิกสีขาวขุ่น",
                     *           "colors": [
                     *             {
                     *               "name": "ขาวขุ่น",
                     *               "hex": "#F4F1EA"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 1260
                     *           },
                     *           "unit": "แผ่น",
                     *           "sizes": {
                     *             "count": 6,
                     *             "smallest": {
                     *               "width": 600,
                     *               "length": 1200,
                     *               "thickness": 2,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 5,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 2,
                     *               "max": 5
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 1.714,
                     *                 "unit": "kilogram"
                     *               },
                     *               "max": {
                     *                 "value": 17.712,
                     *                 "unit": "kilogram"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "totalRecords": 48,
                     *       "search": {
                     *         "spelling": "อะคริลิก 3 มม.",
                     *         "matched": [
                     *           "อะคริลิก",
                     *           "3 มม."
                     *         ],
                     *         "unmatched": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-1001",
                     *       "code": "AC-3-1220",
                     *       "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *       "categoryPath": "sign-materials.acrylic",
                     *       "status": "available",
                     *       "imageUrl": "/media/acrylic-red.svg",
                     *       "imageAlt": "แผ่นอะคริลิกสีแดง",
                     *       "colors": [
                     *         {
                     *           "name": "แดง",
                     *           "hex": "#8C1C1C"
                     *         }
                     *       ],
                     *       "price": {
                     *         "amount": 1480
                     *       },
                     *       "specialPrice": {
                     *         "amount": 1390
                     *       },
                     *       "unit": "แผ่น",
                     *       "descriptionHtml": "<p>อะคริลิกหล่อ ผิวเงาสองด้าน</p>",
                     *       "images": [
                     *         {
                     *           "url": "/media/acrylic-red.svg",
                     *           "alt": "แผ่นอะคริลิกสีแดง",
                     *           "width": 1200,
                     *           "height": 900,
                     *           "variantId": "v-1001-1"
                     *         }
                     *       ],
                     *       "sizeGuideUrl": "/media/size-guide.svg",
                     *       "similar": [
                     *         {
                     *           "id": "p-1002",
                     *           "code": "AC-2-1220",
                     *           "name": "แผ่นอะคริลิกทึบ เกรดป้าย",
                     *           "categoryPath": "sign-materials.acrylic",
                     *           "status": "soldOut",
                     *           "imageUrl": "/media/acrylic-opal.svg",
                     *           "imageAlt": "แผ่นอะคริลิกสีขาวขุ่น",
                     *           "colors": [
                     *             {
                     *               "name": "ขาวขุ่น",
                     *               "hex": "#F4F1EA"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 1260
                     *           },
                     *           "unit": "แผ่น",
                     *           "sizes": {
                     *             "count": 6,
                     *             "smallest": {
                     *               "width": 600,
                     *               "length": 1200,
                     *               "thickness": 2,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 5,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 2,
                     *               "max": 5
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 1.714,
                     *                 "unit": "kilogram"
                     *               },
                     *               "max": {
                     *                 "value": 17.712,
                     *                 "unit": "kilogram"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "goesWith": [
                     *         {
                     *           "id": "p-2001",
                     *           "code": "TL-CEM",
                     *           "name": "น้ำยาประสานอะคริลิก",
                     *           "categoryPath": "sign-materials.tools",
                     *           "status": "available",
                     *           "imageUrl": "/media/solvent-glue.svg",
                     *           "imageAlt": "น้ำยาประสานอะคริลิกในขวดแก้ว",
                     *           "colors": [
                     *             {
                     *               "name": "ใส",
                     *               "hex": "#E8F0F2"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 180
                     *           },
                     *           "unit": "ขวด",
                     *           "sizes": {
                     *             "count": 1,
                     *             "label": "100 มล.",
                     *             "smallest": {
                     *               "width": 50,
                     *               "length": 50,
                     *               "thickness": 120,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 50,
                     *               "length": 50,
                     *               "thickness": 120,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 120,
                     *               "max": 120
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 160,
                     *                 "unit": "gram"
                     *               },
                     *               "max": {
                     *                 "value": 160,
                     *                 "unit": "gram"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "material": {
                     *         "id": "cast-acrylic",
                     *         "name": "อะคริลิกหล่อ"
                     *       },
                     *       "facts": [
                     *         {
                     *           "name": "ความหนาแน่น",
                     *           "value": "1.19 ก./ลบ.ซม."
                     *         },
                     *         {
                     *           "name": "ใช้กลางแจ้ง",
                     *           "value": "ได้ 5–8 ปี"
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "variantId": "v-1001-1",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "sizes": [
                     *             {
                     *               "label": "1,220 × 2,440 × 3 มม.",
                     *               "price": {
                     *                 "amount": 1480
                     *               },
                     *               "specialPrice": {
                     *                 "amount": 1390
                     *               },
                     *               "weight": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               },
                     *               "dimensions": {
                     *                 "width": 1220,
                     *                 "length": 2440,
                     *                 "thickness": 3,
                     *                 "unit": "millimetre"
                     *               },
                     *               "stock": 12
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["ProductNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "rv-1",
                     *           "stars": 5,
                     *           "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก แพ็กมุมโฟมมาทุกแผ่น ไม่บิ่นเลย",
                     *           "author": "ร้านป้ายบางนา",
                     *           "writtenAt": "2024-11-18T03:00:00Z",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#c8201e"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 6,
                     *           "pictures": [
                     *             {
                     *               "url": "/media/pictures/0123456789abcdef0123456789abcdef/800.jpg",
                     *               "width": 800,
                     *               "height": 600
                     *             }
                     *           ],
                     *           "answer": {
                     *             "text": "ขอบคุณมากครับ",
                     *             "at": "2024-11-19T03:00:00Z"
                     *           }
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
                /**
                 * @description Of an item of the order
                 * @example v-1001-1
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stars": 5,
                 *       "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก",
                 *       "author": "ร้านป้ายบางนา",
                 *       "pictures": [
                 *         {
                 *           "data": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReviewInput"];
            };
        };
        responses: {
            /** @description The review as it waits for the staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stars": 5,
                     *       "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก",
                     *       "author": "ร้านป้ายบางนา",
                     *       "state": "waiting",
                     *       "writtenAt": "2024-11-18T03:00:00Z",
                     *       "editableUntil": "2024-12-18T03:00:00Z",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/pictures/0123456789abcdef0123456789abcdef/800.jpg",
                     *           "width": 800,
                     *           "height": 600
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReviewNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
                /**
                 * @description Of an item of the order
                 * @example v-1001-1
                 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listProductFacets: {
        parameters: {
            query?: {
                /**
                 * @description Words, codes, sizes and colours, in Thai or English, in any order. Products with every word come first; where there are none, products with some of them. Spelling may be near. Of a long text the first eight different things count.
                 * @example อะคริลิก
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Of a category and all below it
                 * @example c-acrylic
                 */
                categoryId?: components["parameters"]["CategoryId"];
                /**
                 * @description The hex of a colour
                 * @example #8C1C1C
                 */
                color?: components["parameters"]["Color"];
                /**
                 * @description Millimetres
                 * @example 3
                 */
                thickness?: components["parameters"]["Thickness"];
                /**
                 * @description Of the sizes that the facets give
                 * @example 1220x2440
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Of the materials that the facets give
                 * @example cast-acrylic
                 */
                material?: components["parameters"]["Material"];
                /**
                 * @description Baht
                 * @example 100
                 */
                minPrice?: components["parameters"]["MinPrice"];
                /**
                 * @description Baht
                 * @example 1500
                 */
                maxPrice?: components["parameters"]["MaxPrice"];
                /**
                 * @description true for products of which some variant is in stock, false for those that are sold out
                 * @example true
                 */
                inStock?: components["parameters"]["InStock"];
                /**
                 * @description true for products with a special price, false for those without
                 * @example true
                 */
                special?: components["parameters"]["Special"];
                /**
                 * @description true for products that the shop recommends, false for the others
                 * @example true
                 */
                recommended?: components["parameters"]["Recommended"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every value that leads to some products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "colors": [
                     *         {
                     *           "name": "แดง",
                     *           "hex": "#8C1C1C",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "thicknesses": [
                     *         {
                     *           "millimetres": 2,
                     *           "count": 8
                     *         },
                     *         {
                     *           "millimetres": 3,
                     *           "count": 14
                     *         }
                     *       ],
                     *       "sizes": [
                     *         {
                     *           "id": "1220x2440",
                     *           "label": "1,220 × 2,440 มม.",
                     *           "count": 17
                     *         }
                     *       ],
                     *       "materials": [
                     *         {
                     *           "id": "cast-acrylic",
                     *           "name": "อะคริลิกหล่อ",
                     *           "count": 9
                     *         }
                     *       ],
                     *       "prices": {
                     *         "min": 45,
                     *         "max": 18900
                     *       },
                     *       "inStock": 21,
                     *       "special": 4,
                     *       "totalRecords": 26
                     *     }
                     */
                    "application/json": components["schemas"]["ProductFacets"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listVariants: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description recommended where it is absent; size is by the face, thickness by the thickness, then the face
                 * @example thickness
                 */
                sort?: components["parameters"]["VariantSort"];
                /**
                 * @description Words, codes, sizes and colours, in Thai or English, in any order. Products with every word come first; where there are none, products with some of them. Spelling may be near. Of a long text the first eight different things count.
                 * @example อะคริลิก
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Of a category and all below it
                 * @example c-acrylic
                 */
                categoryId?: components["parameters"]["CategoryId"];
                /**
                 * @description The hex of a colour
                 * @example #8C1C1C
                 */
                color?: components["parameters"]["Color"];
                /**
                 * @description Millimetres
                 * @example 3
                 */
                thickness?: components["parameters"]["Thickness"];
                /**
                 * @description Of the sizes that the facets give
                 * @example 1220x2440
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Of the materials that the facets give
                 * @example cast-acrylic
                 */
                material?: components["parameters"]["Material"];
                /**
                 * @description Baht
                 * @example 100
                 */
                minPrice?: components["parameters"]["MinPrice"];
                /**
                 * @description Baht
                 * @example 1500
                 */
                maxPrice?: components["parameters"]["MaxPrice"];
                /**
                 * @description true for products of which some variant is in stock, false for those that are sold out
                 * @example true
                 */
                inStock?: components["parameters"]["InStock"];
                /**
                 * @description true for products with a special price, false for those without
                 * @example true
                 */
                special?: components["parameters"]["Special"];
                /**
                 * @description true for products that the shop recommends, false for the others
                 * @example true
                 */
                recommended?: components["parameters"]["Recommended"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; the filters are those of the list of products and hold for each variant */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "product": {
                     *             "id": "p-1001",
                     *             "code": "AC-3-1220",
                     *             "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *             "categoryPath": "sign-materials.acrylic",
                     *             "unit": "แผ่น",
                     *             "imageUrl": "/media/acrylic-red.svg",
                     *             "imageAlt": "แผ่นอะคริลิกสีแดง"
                     *           },
                     *           "variantId": "v-1001-1",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "label": "1,220 × 2,440 × 3 มม.",
                     *           "price": {
                     *             "amount": 1480
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1390
                     *           },
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "dimensions": {
                     *             "width": 1220,
                     *             "length": 2440,
                     *             "thickness": 3,
                     *             "unit": "millimetre"
                     *           },
                     *           "stock": 12
                     *         }
                     *       ],
                     *       "totalRecords": 127
                     *     }
                     */
                    "application/json": components["schemas"]["VariantPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    suggestSearches: {
        parameters: {
            query: {
                /**
                 * @description What has been typed so far
                 * @example อะคริลิก
                 */
                keyword: components["parameters"]["RequiredKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most six products; all empty for an empty keyword */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "id": "p-1001",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "categoryPath": "sign-materials.acrylic",
                     *           "status": "available",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "imageAlt": "แผ่นอะคริลิกสีแดง",
                     *           "colors": [
                     *             {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 1480
                     *           },
                     *           "unit": "แผ่น",
                     *           "sizes": {
                     *             "count": 1,
                     *             "label": "1,220 × 2,440 × 3 มม.",
                     *             "smallest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 3,
                     *               "max": 3
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               },
                     *               "max": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "totalRecords": 48,
                     *       "categories": [
                     *         {
                     *           "id": "c-acrylic",
                     *           "path": "sign-materials.acrylic",
                     *           "name": "แผ่นอะคริลิก"
                     *         }
                     *       ],
                     *       "words": [
                     *         "อะคริลิกใส",
                     *         "อะคริลิกหล่อ"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Nothing unpublished leaves the server, so false answers an empty list
                 * @example true
                 */
                isPublished?: components["parameters"]["IsPublished"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "b-1",
                     *           "title": "อะคริลิกหล่อหรือรีด เลือกอย่างไร",
                     *           "excerpt": "ต่างกันที่ความหนาและการตัด",
                     *           "coverUrl": "/media/blog-acrylic.svg",
                     *           "coverAlt": "แผ่นอะคริลิกหลายสี",
                     *           "publishedAt": "2024-11-08T02:00:00Z",
                     *           "viewCount": 128,
                     *           "shareCount": 6
                     *         }
                     *       ],
                     *       "totalRecords": 24
                     *     }
                     */
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the ids and titles of its neighbours, and the products and categories that it speaks of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b-1",
                     *       "title": "อะคริลิกหล่อหรือรีด เลือกอย่างไร",
                     *       "excerpt": "ต่างกันที่ความหนาและการตัด",
                     *       "coverUrl": "/media/blog-acrylic.svg",
                     *       "coverAlt": "แผ่นอะคริลิกหลายสี",
                     *       "publishedAt": "2024-11-08T02:00:00Z",
                     *       "modifiedAt": "2024-11-20T04:30:00Z",
                     *       "viewCount": 128,
                     *       "shareCount": 6,
                     *       "contentHtml": "<p>รายละเอียด</p>",
                     *       "nextId": "b-2",
                     *       "goods": [
                     *         {
                     *           "id": "p-1001",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "categoryPath": "sign-materials.acrylic",
                     *           "status": "available",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "imageAlt": "แผ่นอะคริลิกสีแดง",
                     *           "colors": [
                     *             {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             }
                     *           ],
                     *           "price": {
                     *             "amount": 1480
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1390
                     *           },
                     *           "unit": "แผ่น",
                     *           "sizes": {
                     *             "count": 1,
                     *             "label": "1,220 × 2,440 × 3 มม.",
                     *             "smallest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "largest": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "thickness": {
                     *               "min": 3,
                     *               "max": 3
                     *             },
                     *             "weight": {
                     *               "min": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               },
                     *               "max": {
                     *                 "value": 10.63,
                     *                 "unit": "kilogram"
                     *               }
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "id": "c-acrylic",
                     *           "path": "sign-materials.acrylic",
                     *           "name": "แผ่นอะคริลิก"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    countBlogView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "viewCount": 129
                     *     }
                     */
                    "application/json": components["schemas"]["ViewCount"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    countBlogShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "line"
                 *     }
                 */
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description How many there are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareCount": 7
                     *     }
                     */
                    "application/json": components["schemas"]["ShareCount"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Nothing unpublished leaves the server, so false answers an empty list
                 * @example true
                 */
                isPublished?: components["parameters"]["IsPublished"];
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "n-1",
                     *           "title": "วันหยุดทำการช่วงปีใหม่",
                     *           "excerpt": "รอบส่งสินค้าช่วงปีใหม่",
                     *           "coverUrl": "/media/news-holiday.svg",
                     *           "coverAlt": "รถส่งของหน้าโกดัง",
                     *           "publishedAt": "2024-11-08T02:00:00Z",
                     *           "viewCount": 128,
                     *           "shareCount": 6
                     *         }
                     *       ],
                     *       "totalRecords": 24
                     *     }
                     */
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getNewsItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the ids and titles of its neighbours, and the products and categories that it speaks of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "n-1",
                     *       "title": "วันหยุดทำการช่วงปีใหม่",
                     *       "excerpt": "รอบส่งสินค้าช่วงปีใหม่",
                     *       "coverUrl": "/media/news-holiday.svg",
                     *       "coverAlt": "รถส่งของหน้าโกดัง",
                     *       "publishedAt": "2024-11-08T02:00:00Z",
                     *       "modifiedAt": "2024-11-08T02:00:00Z",
                     *       "viewCount": 128,
                     *       "shareCount": 6,
                     *       "contentHtml": "<p>รายละเอียด</p>",
                     *       "nextId": "n-2",
                     *       "goods": [],
                     *       "categories": []
                     *     }
                     */
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    countNewsItemView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "viewCount": 129
                     *     }
                     */
                    "application/json": components["schemas"]["ViewCount"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    countNewsItemShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "line"
                 *     }
                 */
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description How many there are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shareCount": 7
                     *     }
                     */
                    "application/json": components["schemas"]["ShareCount"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are shown now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "bn-1",
                     *         "title": "อะคริลิกลด 6%",
                     *         "imageUrl": "/media/banner-acrylic.svg",
                     *         "imageMobileUrl": "/media/banner-acrylic-mobile.svg",
                     *         "alt": "แผ่นอะคริลิกเรียงตามสี",
                     *         "link": "/product?special=true"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BannerListItem"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "bn-1",
                     *       "title": "อะคริลิกลด 6%",
                     *       "imageUrl": "/media/banner-acrylic.svg",
                     *       "imageMobileUrl": "/media/banner-acrylic-mobile.svg",
                     *       "alt": "แผ่นอะคริลิกเรียงตามสี",
                     *       "link": "/product?special=true",
                     *       "contentHtml": "<p>ถึงสิ้นเดือนนี้</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["Banner"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
                /** @example privacy-policy */
                slug: components["parameters"]["ContentSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "privacy-policy",
                     *       "title": "นโยบายความเป็นส่วนตัว",
                     *       "version": "2024-01",
                     *       "effectiveAt": "2024-01-01T00:00:00Z",
                     *       "contentHtml": "<p>เราเก็บเท่าที่จำเป็น</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "br-1",
                     *         "name": "สำนักงานใหญ่",
                     *         "address": "99/1 ถนนสุขุมวิท คลองเตย กรุงเทพมหานคร 10110",
                     *         "phone": "02-000-0000",
                     *         "hours": "จันทร์–เสาร์ 8:00–17:00",
                     *         "lat": 13.7221,
                     *         "lng": 100.5686
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Branch"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "cl-1",
                     *         "name": "ร้านกาแฟ เชียงใหม่",
                     *         "job": "ตัวอักษรนูนหน้าร้าน",
                     *         "imageUrl": "/media/job-pictures/shop-front-letters.svg",
                     *         "imageAlt": "ตัวอักษรนูนสีแดงบนป้ายหน้าร้านสีดำ",
                     *         "product": {
                     *           "id": "p-cast-acrylic",
                     *           "name": "อะคริลิกหล่อสีทึบ"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Client"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getCart: {
        parameters: {
            query: {
                /**
                 * @description The current date, against stale caches
                 * @example 2024-11-21
                 */
                date: components["parameters"]["CurrentDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "cartItemId": "ci-1",
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "quantity": 2,
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "status": "available",
                     *           "stock": 12,
                     *           "variants": [
                     *             {
                     *               "variantId": "v-1001-1",
                     *               "color": {
                     *                 "name": "แดง",
                     *                 "hex": "#8C1C1C"
                     *               },
                     *               "sizes": [
                     *                 {
                     *                   "label": "1,220 × 2,440 × 3 มม.",
                     *                   "price": {
                     *                     "amount": 1480
                     *                   },
                     *                   "specialPrice": {
                     *                     "amount": 1390
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 2780
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    patchCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the cart that the change was made to, with or without quotes
                 * @example 7
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "op": "add",
                 *         "path": "/items",
                 *         "value": {
                 *           "productId": "p-1001",
                 *           "variantId": "v-1001-1",
                 *           "quantity": 2,
                 *           "weight": {
                 *             "value": 10.63,
                 *             "unit": "kilogram"
                 *           }
                 *         }
                 *       },
                 *       {
                 *         "op": "remove",
                 *         "path": "/items",
                 *         "value": {
                 *           "productId": "p-1002",
                 *           "variantId": "v-1002-1"
                 *         }
                 *       }
                 *     ]
                 */
                "application/json-patch+json": components["schemas"]["CartPatch"];
            };
        };
        responses: {
            /** @description The cart as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "cartItemId": "ci-1",
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "quantity": 2,
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "status": "available",
                     *           "stock": 12,
                     *           "variants": [
                     *             {
                     *               "variantId": "v-1001-1",
                     *               "color": {
                     *                 "name": "แดง",
                     *                 "hex": "#8C1C1C"
                     *               },
                     *               "sizes": [
                     *                 {
                     *                   "label": "1,220 × 2,440 × 3 มม.",
                     *                   "price": {
                     *                     "amount": 1480
                     *                   },
                     *                   "specialPrice": {
                     *                     "amount": 1390
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 2780
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["CartChangeRefused"];
            412: components["responses"]["CartConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The same key and body again answer the same order
                 * @example 3f0c8a52-5d0e-4a39-9a57-0d1c1f2b6a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryAddress": {
                 *         "addressBookId": "a-1",
                 *         "recipientName": "สมชาย ใจดี",
                 *         "phoneNumber": "0812345678",
                 *         "addressLine": "99/1 ถนนสุขุมวิท",
                 *         "subDistrict": "คลองเตย",
                 *         "district": "คลองเตย",
                 *         "province": "กรุงเทพมหานคร",
                 *         "postcode": "10110"
                 *       },
                 *       "billingAddress": {
                 *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                 *         "addressLine": "99/1 ถนนสุขุมวิท",
                 *         "subDistrict": "คลองเตย",
                 *         "district": "คลองเตย",
                 *         "province": "กรุงเทพมหานคร",
                 *         "postcode": "10110",
                 *         "taxId": "0105551234567",
                 *         "branchCode": "00000"
                 *       },
                 *       "cartItemIds": [
                 *         "ci-1"
                 *       ],
                 *       "shippingId": "s-truck",
                 *       "paymentChannel": "card",
                 *       "shippingPricePerWeightIdentifier": "spw-truck-30",
                 *       "expectedTotal": {
                 *         "amount": 3260
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The order, and where to pay if it is paid at the payment page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "paymentStatus": "pending",
                     *       "redirectUrl": "https://pay.example.com/p/pa-1",
                     *       "expiresAt": "2024-11-21T03:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutResult"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CheckoutConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CheckoutUnprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PaymentUnavailable"];
        };
    };
    listShippingOptions: {
        parameters: {
            query?: {
                /**
                 * @description This or postcode; neither is ADDRESS_REQUIRED, both are VALIDATION
                 * @example a-1
                 */
                addressBookId?: components["parameters"]["AddressBookId"];
                /**
                 * @description This or addressBookId
                 * @example 10110
                 */
                postcode?: components["parameters"]["Postcode"];
                /**
                 * @description The lines to be sent, separated by commas, so that weight and longest side are theirs alone; without it, the whole cart. Lines that are not in the cart are passed over, and none left is CART_EMPTY
                 * @example ci-1,ci-2
                 */
                cartItemIds?: components["parameters"]["CartItemIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that serve the place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "shippingId": "s-truck",
                     *         "name": "รถขนส่งวัสดุ",
                     *         "shippingPricePerWeightIdentifier": "spw-truck-30",
                     *         "price": {
                     *           "amount": 480
                     *         },
                     *         "days": {
                     *           "min": 2,
                     *           "max": 3
                     *         },
                     *         "arrival": {
                     *           "orderBefore": "2024-11-21T07:00:00Z",
                     *           "from": "2024-11-25",
                     *           "by": "2024-11-26"
                     *         },
                     *         "available": true
                     *       },
                     *       {
                     *         "shippingId": "s-parcel",
                     *         "name": "พัสดุ",
                     *         "shippingPricePerWeightIdentifier": "spw-parcel-20",
                     *         "price": {
                     *           "amount": 120
                     *         },
                     *         "days": {
                     *           "min": 1,
                     *           "max": 2
                     *         },
                     *         "available": false,
                     *         "reason": "tooLong"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingOption"][];
                };
            };
            400: components["responses"]["ShippingRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["OutOfArea"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    resolveQuickOrder: {
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
                 *       "lines": [
                 *         "AC-CAST red-1220x2440x3 4"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuickOrderRequest"];
            };
        };
        responses: {
            /** @description Each line with what it means, in the order asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lines": [
                     *         {
                     *           "text": "AC-CAST red-1220x2440x3 4",
                     *           "state": "found",
                     *           "quantity": 4,
                     *           "match": {
                     *             "product": {
                     *               "id": "p-ac-cast",
                     *               "code": "AC-CAST",
                     *               "name": "อะคริลิกหล่อสีทึบ",
                     *               "categoryPath": "sign-materials.acrylic.cast",
                     *               "unit": "แผ่น",
                     *               "imageUrl": "/media/acrylic-red.svg",
                     *               "imageAlt": "แผ่นอะคริลิกสีแดง"
                     *             },
                     *             "variantId": "p-ac-cast-red-1220x2440x3",
                     *             "color": {
                     *               "name": "แดง",
                     *               "hex": "#c8201e"
                     *             },
                     *             "label": "1,220 × 2,440 × 3 มม.",
                     *             "price": {
                     *               "amount": 1480
                     *             },
                     *             "tiers": [
                     *               {
                     *                 "from": 10,
                     *                 "price": {
                     *                   "amount": 1406
                     *                 }
                     *               }
                     *             ],
                     *             "weight": {
                     *               "value": 10.627,
                     *               "unit": "kilogram"
                     *             },
                     *             "dimensions": {
                     *               "width": 1220,
                     *               "length": 2440,
                     *               "thickness": 3,
                     *               "unit": "millimetre"
                     *             },
                     *             "stock": 24
                     *           },
                     *           "offers": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QuickOrder"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    addQuickOrder: {
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
                 *       "lines": [
                 *         {
                 *           "productId": "p-1001",
                 *           "variantId": "v-1001-1",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuickOrderPieces"];
            };
        };
        responses: {
            /** @description The cart as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 7,
                     *       "items": [
                     *         {
                     *           "cartItemId": "ci-1",
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "quantity": 2,
                     *           "weight": {
                     *             "value": 10.63,
                     *             "unit": "kilogram"
                     *           },
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "imageUrl": "/media/acrylic-red.svg",
                     *           "status": "available",
                     *           "stock": 12,
                     *           "variants": [
                     *             {
                     *               "variantId": "v-1001-1",
                     *               "color": {
                     *                 "name": "แดง",
                     *                 "hex": "#8C1C1C"
                     *               },
                     *               "sizes": [
                     *                 {
                     *                   "label": "1,220 × 2,440 × 3 มม.",
                     *                   "price": {
                     *                     "amount": 1480
                     *                   },
                     *                   "specialPrice": {
                     *                     "amount": 1390
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 2780
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["CartChangeRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listSavedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was saved last comes first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lists": [
                     *         {
                     *           "id": "l-1",
                     *           "name": "ป้ายหน้าร้าน",
                     *           "savedAt": "2024-11-21T03:00:00Z",
                     *           "lineCount": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedLists"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    createSavedList: {
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
                 *       "name": "ป้ายหน้าร้าน",
                 *       "lines": [
                 *         {
                 *           "productId": "p-1001",
                 *           "variantId": "v-1001-1",
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavedListInput"];
            };
        };
        responses: {
            /** @description The list as it was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "l-1",
                     *       "name": "ป้ายหน้าร้าน",
                     *       "savedAt": "2024-11-21T03:00:00Z",
                     *       "lineCount": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["ListRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getSavedList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "l-1",
                     *       "name": "ป้ายหน้าร้าน",
                     *       "savedAt": "2024-11-21T03:00:00Z",
                     *       "lineCount": 1,
                     *       "lines": [
                     *         {
                     *           "text": "AC-CAST red-1220x2440x3 4",
                     *           "state": "unknown",
                     *           "quantity": 4,
                     *           "offers": [],
                     *           "since": {
                     *             "change": "gone",
                     *             "before": {
                     *               "amount": 1480
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    updateSavedList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ป้ายหลังร้าน"
                 *     }
                 */
                "application/json": components["schemas"]["SavedListChange"];
            };
        };
        responses: {
            /** @description The list as it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "l-1",
                     *       "name": "ป้ายหน้าร้าน",
                     *       "savedAt": "2024-11-21T03:00:00Z",
                     *       "lineCount": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListSummary"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ProductNotFound"];
            409: components["responses"]["ListNameTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    deleteSavedList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listQuotations: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "q-1",
                     *           "number": "QT-671121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "validUntil": "2024-12-06T17:00:00Z",
                     *           "state": "open",
                     *           "itemCount": 20,
                     *           "quantities": [
                     *             {
                     *               "quantity": 20,
                     *               "unit": "แผ่น"
                     *             }
                     *           ],
                     *           "total": {
                     *             "amount": 27300
                     *           }
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["QuotationPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    requestQuotation: {
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
                 *       "cartItemIds": [
                 *         "ci-1"
                 *       ],
                 *       "deliveryAddress": {
                 *         "recipientName": "สมชาย ใจดี",
                 *         "phoneNumber": "0812345678",
                 *         "addressLine": "99/1 ถนนสุขุมวิท",
                 *         "subDistrict": "คลองเตย",
                 *         "district": "คลองเตย",
                 *         "province": "กรุงเทพมหานคร",
                 *         "postcode": "10110"
                 *       },
                 *       "billingAddress": {
                 *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                 *         "addressLine": "99/1 ถนนสุขุมวิท",
                 *         "subDistrict": "คลองเตย",
                 *         "district": "คลองเตย",
                 *         "province": "กรุงเทพมหานคร",
                 *         "postcode": "10110",
                 *         "taxId": "0105551234567",
                 *         "branchCode": "00000"
                 *       },
                 *       "shippingId": "s-truck"
                 *     }
                 */
                "application/json": components["schemas"]["QuotationRequest"];
            };
        };
        responses: {
            /** @description The quotation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "q-1",
                     *       "number": "QT-671121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "validUntil": "2024-12-06T17:00:00Z",
                     *       "state": "open",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "position": 1,
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 20,
                     *           "unitPrice": {
                     *             "amount": 1340
                     *           },
                     *           "total": {
                     *             "amount": 26800
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 26800
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 500
                     *       },
                     *       "amount": {
                     *         "base": {
                     *           "amount": 25514.02
                     *         },
                     *         "vat": {
                     *           "amount": 1785.98
                     *         },
                     *         "total": {
                     *           "amount": 27300
                     *         }
                     *       },
                     *       "buyer": {
                     *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110",
                     *         "taxId": "0105551234567",
                     *         "branchCode": "00000"
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingId": "s-truck",
                     *       "shippingName": "รถขนส่งวัสดุ"
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["QuotationRequestConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["OutOfArea"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "q-1",
                     *       "number": "QT-671121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "validUntil": "2024-12-06T17:00:00Z",
                     *       "state": "open",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "position": 1,
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 20,
                     *           "unitPrice": {
                     *             "amount": 1340
                     *           },
                     *           "total": {
                     *             "amount": 26800
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 26800
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 500
                     *       },
                     *       "amount": {
                     *         "base": {
                     *           "amount": 25514.02
                     *         },
                     *         "vat": {
                     *           "amount": 1785.98
                     *         },
                     *         "total": {
                     *           "amount": 27300
                     *         }
                     *       },
                     *       "buyer": {
                     *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110",
                     *         "taxId": "0105551234567",
                     *         "branchCode": "00000"
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingId": "s-truck",
                     *       "shippingName": "รถขนส่งวัสดุ"
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    acceptQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "approvedBy": "สมชาย ใจดี",
                 *       "purchaseOrder": "PO-2567-118",
                 *       "paymentChannel": "card"
                 *     }
                 */
                "application/json": components["schemas"]["QuotationAcceptance"];
            };
        };
        responses: {
            /** @description The order, and where to pay if it is paid at the payment page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "o-1",
                     *       "orderNumber": "PH-241121-0001",
                     *       "paymentStatus": "pending",
                     *       "redirectUrl": "https://pay.example.com/p/pa-1",
                     *       "expiresAt": "2024-11-21T03:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuotationConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PaymentUnavailable"];
        };
    };
    declineQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "q-1",
                     *       "number": "QT-671121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "validUntil": "2024-12-06T17:00:00Z",
                     *       "state": "declined",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "position": 1,
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 20,
                     *           "unitPrice": {
                     *             "amount": 1340
                     *           },
                     *           "total": {
                     *             "amount": 26800
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 26800
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 500
                     *       },
                     *       "amount": {
                     *         "base": {
                     *           "amount": 25514.02
                     *         },
                     *         "vat": {
                     *           "amount": 1785.98
                     *         },
                     *         "total": {
                     *           "amount": 27300
                     *         }
                     *       },
                     *       "buyer": {
                     *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110",
                     *         "taxId": "0105551234567",
                     *         "branchCode": "00000"
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingId": "s-truck",
                     *       "shippingName": "รถขนส่งวัสดุ"
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuotationNotOpen"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    renewQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new quotation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "q-1",
                     *       "number": "QT-671121-0001",
                     *       "createdAt": "2024-11-21T03:00:00Z",
                     *       "validUntil": "2024-12-06T17:00:00Z",
                     *       "state": "open",
                     *       "version": 1,
                     *       "items": [
                     *         {
                     *           "position": 1,
                     *           "productId": "p-1001",
                     *           "variantId": "v-1001-1",
                     *           "code": "AC-3-1220",
                     *           "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *           "unit": "แผ่น",
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#8C1C1C"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 20,
                     *           "unitPrice": {
                     *             "amount": 1340
                     *           },
                     *           "total": {
                     *             "amount": 26800
                     *           }
                     *         }
                     *       ],
                     *       "goodsTotal": {
                     *         "amount": 26800
                     *       },
                     *       "shippingPrice": {
                     *         "amount": 500
                     *       },
                     *       "amount": {
                     *         "base": {
                     *           "amount": 25514.02
                     *         },
                     *         "vat": {
                     *           "amount": 1785.98
                     *         },
                     *         "total": {
                     *           "amount": 27300
                     *         }
                     *       },
                     *       "buyer": {
                     *         "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110",
                     *         "taxId": "0105551234567",
                     *         "branchCode": "00000"
                     *       },
                     *       "deliveryAddress": {
                     *         "recipientName": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "addressLine": "99/1 ถนนสุขุมวิท",
                     *         "subDistrict": "คลองเตย",
                     *         "district": "คลองเตย",
                     *         "province": "กรุงเทพมหานคร",
                     *         "postcode": "10110"
                     *       },
                     *       "shippingId": "s-truck",
                     *       "shippingName": "รถขนส่งวัสดุ"
                     *     }
                     */
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["CheckoutRefused"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["QuotationNotRenewed"];
            422: components["responses"]["OutOfArea"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listDeliveryOffers: {
        parameters: {
            query: {
                /** @example 10110 */
                postcode: components["schemas"]["Postcode"];
                /**
                 * @description Ids of variants, each with its quantity, separated by commas
                 * @example v-1001-1:2
                 */
                lines: string;
            };
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that serve the place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "shippingId": "s-truck",
                     *         "name": "รถขนส่งวัสดุ",
                     *         "shippingPricePerWeightIdentifier": "spw-truck-30",
                     *         "price": {
                     *           "amount": 480
                     *         },
                     *         "days": {
                     *           "min": 2,
                     *           "max": 3
                     *         },
                     *         "arrival": {
                     *           "orderBefore": "2024-11-21T07:00:00Z",
                     *           "from": "2024-11-25",
                     *           "by": "2024-11-26"
                     *         },
                     *         "available": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ShippingOption"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["ProductNotFound"];
            422: components["responses"]["OutOfArea"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listPickUpBranches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Another word is 404
                 * @example thai
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, with the time from which an order that is placed now would be ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "nonthaburi",
                     *         "name": "สาขานนทบุรี",
                     *         "district": "เมืองนนทบุรี",
                     *         "address": "60/12 ถนนรัตนาธิเบศร์ ตำบลบางกระสอ อำเภอเมืองนนทบุรี นนทบุรี 11000",
                     *         "phone": "02-000-0002",
                     *         "hours": "จันทร์–เสาร์ 8.00–17.30 น.",
                     *         "mapUrl": "https://www.google.com/maps/search/?api=1&query=13.8609%2C100.5052",
                     *         "readyFrom": "2024-11-21T05:00:00Z",
                     *         "readyInHours": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PickUpBranch"][];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    getServiceTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of its tariffs, branches and settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "freightFrom": {
                     *         "amount": 45
                     *       },
                     *       "fastest": {
                     *         "min": 1,
                     *         "max": 2
                     *       },
                     *       "branchCount": 8,
                     *       "daysToReturn": 7,
                     *       "daysToClaim": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceTerms"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    listPaymentChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, and which can be chosen now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "paymentChannel": "card",
                     *         "available": false,
                     *         "reason": "notOffered"
                     *       },
                     *       {
                     *         "paymentChannel": "promptPay",
                     *         "available": true,
                     *         "limits": {
                     *           "min": {
                     *             "amount": 20
                     *           },
                     *           "max": {
                     *             "amount": 150000
                     *           }
                     *         }
                     *       },
                     *       {
                     *         "paymentChannel": "cashOnDelivery",
                     *         "available": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentChannelOption"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    receivePaymentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A payment provider of this shop; another name is not found
                 * @example omise
                 */
                provider: components["parameters"]["PaymentProviderName"];
            };
            cookie?: never;
        };
        /** @description The provider's own event, signed in the provider's own headers. A signature that is wrong or too old is 400 VALIDATION with the header as its field */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evnt-1",
                 *       "key": "charge.complete"
                 *     }
                 */
                "application/json": components["schemas"]["ProviderEvent"];
            };
        };
        responses: {
            /** @description Taken in, now or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["PaymentUnavailable"];
        };
    };
    officeSignIn: {
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
                 *       "email": "somsri@example.com",
                 *       "password": "Sheet2024",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeSignInRequest"];
            };
        };
        responses: {
            /** @description Signed in by a cookie, or the code is asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSignedIn": true
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeSignIn"];
                };
            };
            400: components["responses"]["OfficeSignInRefused"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeSignOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeWhoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member of staff */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "st-1",
                     *       "name": "สมศรี ใจดี",
                     *       "email": "somsri@example.com",
                     *       "role": "sales",
                     *       "rights": [
                     *         "session"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Staff"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "ss-1",
                     *           "userAgent": "Firefox",
                     *           "createdAt": "2024-11-21T03:05:00Z",
                     *           "lastSeenAt": "2024-11-21T04:00:00Z",
                     *           "isCurrent": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSessions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeEndSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListAudit: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Who did it
                 * @example st-1
                 */
                staffId?: components["schemas"]["Id"];
                /**
                 * @description The id of what was changed
                 * @example o-1
                 */
                subject?: string;
                /** @example signIn */
                action?: components["schemas"]["AuditAction"];
                /** @example 2024-11-20T17:00:00Z */
                from?: string;
                /** @example 2024-11-21T17:00:00Z */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7",
                     *           "at": "2024-11-21T03:05:00Z",
                     *           "staff": {
                     *             "id": "st-1",
                     *             "name": "สมศรี ใจดี"
                     *           },
                     *           "action": "signIn",
                     *           "subject": "ss-1",
                     *           "changes": []
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeReadStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "toPack": {
                     *         "count": 12,
                     *         "late": 3
                     *       },
                     *       "unpaid": {
                     *         "count": 7,
                     *         "total": {
                     *           "amount": 48210
                     *         }
                     *       },
                     *       "toRefund": {
                     *         "count": 2,
                     *         "total": {
                     *           "amount": 5080
                     *         },
                     *         "since": "2024-11-20T03:05:00Z"
                     *       },
                     *       "lowStock": {
                     *         "count": 9,
                     *         "soldOut": 3
                     *       },
                     *       "sales": [
                     *         {
                     *           "day": "2024-11-20",
                     *           "total": {
                     *             "amount": 93894
                     *           },
                     *           "orders": 31,
                     *           "before": {
                     *             "amount": 71000
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeStart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListOrders: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of an order's number, or of the name, phone number or e-mail of its customer. Of very many the newest thousand are listed
                 * @example 0812345678
                 */
                keyword?: string;
                /** @example toPack */
                view?: components["schemas"]["OfficeOrderView"];
                /** @example paid */
                payment?: components["schemas"]["PaymentState"];
                /** @example processing */
                fulfilment?: components["schemas"]["FulfilmentState"];
                /** @example card */
                paymentChannel?: components["schemas"]["PaymentChannel"];
                /** @example 2024-11-20T17:00:00Z */
                placedFrom?: string;
                /** @example 2024-11-21T17:00:00Z */
                placedBefore?: string;
                /**
                 * @description newest where it is absent
                 * @example oldest
                 */
                sort?: components["schemas"]["OfficeOrderSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "o-1",
                     *           "orderNumber": "PH-241121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "customerId": "c-1",
                     *           "customerName": "สมชาย ใจดี",
                     *           "total": {
                     *             "amount": 1960
                     *           },
                     *           "paymentChannel": "card",
                     *           "payment": "paid",
                     *           "fulfilment": "processing",
                     *           "lineCount": 1,
                     *           "pieceCount": 2,
                     *           "quantities": [
                     *             {
                     *               "quantity": 2,
                     *               "unit": "แผ่น"
                     *             }
                     *           ],
                     *           "firstItem": "อะคริลิกใส",
                     *           "version": 3,
                     *           "allowed": [
                     *             "order.ready",
                     *             "order.cancel"
                     *           ]
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeExportOrders: {
        parameters: {
            query?: {
                /**
                 * @description Part of an order's number, or of the name, phone number or e-mail of its customer
                 * @example 0812345678
                 */
                keyword?: string;
                /** @example toPack */
                view?: components["schemas"]["OfficeOrderView"];
                /** @example paid */
                payment?: components["schemas"]["PaymentState"];
                /** @example processing */
                fulfilment?: components["schemas"]["FulfilmentState"];
                /** @example card */
                paymentChannel?: components["schemas"]["PaymentChannel"];
                /** @example 2024-11-20T17:00:00Z */
                placedFrom?: string;
                /** @example 2024-11-21T17:00:00Z */
                placedBefore?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Order number,Placed at
                     *     PH-241121-0001,2024-11-21 10:00:00
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeCountOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many each view has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "all": 2431,
                     *       "toPack": 12,
                     *       "unpaid": 7,
                     *       "toRefund": 2,
                     *       "readyToShip": 5,
                     *       "readyToPickUp": 3,
                     *       "shipped": 18
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderCounts"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example PH-241121-0001 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "o-1",
                     *         "orderNumber": "PH-241121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "itemCount": 2,
                     *         "total": {
                     *           "amount": 1960
                     *         },
                     *         "paymentChannel": "card",
                     *         "payment": "paid",
                     *         "fulfilment": "pending",
                     *         "status": "paid",
                     *         "items": [
                     *           {
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-3-600x1200",
                     *             "name": "อะคริลิกใส",
                     *             "imageUrl": "/media/acrylic.svg",
                     *             "color": {
                     *               "name": "ใส",
                     *               "hex": "#dfeef2"
                     *             },
                     *             "size": "3 มม. 600 × 1200 มม.",
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amount": 890
                     *             },
                     *             "weight": {
                     *               "value": 2.6,
                     *               "unit": "kilogram"
                     *             },
                     *             "total": {
                     *               "amount": 1780
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 1780
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 180
                     *         },
                     *         "saved": {
                     *           "amount": 0
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/9 หมู่ 4",
                     *           "subDistrict": "บางพลีใหญ่",
                     *           "district": "บางพลี",
                     *           "province": "สมุทรปราการ",
                     *           "postcode": "10540"
                     *         },
                     *         "shippingName": "พัสดุด่วน",
                     *         "timeline": [
                     *           {
                     *             "event": "placed",
                     *             "at": "2024-11-21T03:00:00Z"
                     *           }
                     *         ],
                     *         "canPay": false,
                     *         "canCancel": true,
                     *         "isInProcess": false,
                     *         "attempts": [],
                     *         "refunds": []
                     *       },
                     *       "version": 3,
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "orderCount": 4
                     *       },
                     *       "left": {
                     *         "lines": [
                     *           {
                     *             "lineId": 1,
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "shipping": {
                     *           "amount": 180
                     *         },
                     *         "amount": {
                     *           "amount": 2140
                     *         }
                     *       },
                     *       "payments": [],
                     *       "refunds": [],
                     *       "notes": [],
                     *       "history": [],
                     *       "actions": [
                     *         {
                     *           "type": "order.process",
                     *           "isAllowed": true,
                     *           "needs": []
                     *         },
                     *         {
                     *           "type": "order.ship",
                     *           "isAllowed": false,
                     *           "needs": [
                     *             "carrier",
                     *             "trackingNumber"
                     *           ],
                     *           "why": "tooEarly"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeMoveOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example PH-241121-0001 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.process",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["OfficeOrderMove"];
            };
        };
        responses: {
            /** @description The order afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "o-1",
                     *         "orderNumber": "PH-241121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "itemCount": 2,
                     *         "total": {
                     *           "amount": 1960
                     *         },
                     *         "paymentChannel": "card",
                     *         "payment": "paid",
                     *         "fulfilment": "pending",
                     *         "status": "paid",
                     *         "items": [
                     *           {
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-3-600x1200",
                     *             "name": "อะคริลิกใส",
                     *             "imageUrl": "/media/acrylic.svg",
                     *             "color": {
                     *               "name": "ใส",
                     *               "hex": "#dfeef2"
                     *             },
                     *             "size": "3 มม. 600 × 1200 มม.",
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amount": 890
                     *             },
                     *             "weight": {
                     *               "value": 2.6,
                     *               "unit": "kilogram"
                     *             },
                     *             "total": {
                     *               "amount": 1780
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 1780
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 180
                     *         },
                     *         "saved": {
                     *           "amount": 0
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/9 หมู่ 4",
                     *           "subDistrict": "บางพลีใหญ่",
                     *           "district": "บางพลี",
                     *           "province": "สมุทรปราการ",
                     *           "postcode": "10540"
                     *         },
                     *         "shippingName": "พัสดุด่วน",
                     *         "timeline": [
                     *           {
                     *             "event": "placed",
                     *             "at": "2024-11-21T03:00:00Z"
                     *           }
                     *         ],
                     *         "canPay": false,
                     *         "canCancel": true,
                     *         "isInProcess": false,
                     *         "attempts": [],
                     *         "refunds": []
                     *       },
                     *       "version": 3,
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "orderCount": 4
                     *       },
                     *       "left": {
                     *         "lines": [
                     *           {
                     *             "lineId": 1,
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "shipping": {
                     *           "amount": 180
                     *         },
                     *         "amount": {
                     *           "amount": 2140
                     *         }
                     *       },
                     *       "payments": [],
                     *       "refunds": [],
                     *       "notes": [],
                     *       "history": [],
                     *       "actions": [
                     *         {
                     *           "type": "order.process",
                     *           "isAllowed": true,
                     *           "needs": []
                     *         },
                     *         {
                     *           "type": "order.ship",
                     *           "isAllowed": false,
                     *           "needs": [
                     *             "carrier",
                     *             "trackingNumber"
                     *           ],
                     *           "why": "tooEarly"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeMoveConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeSetTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example PH-241121-0001 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier": "ไปรษณีย์ไทย",
                 *       "trackingNumber": "EE123456789TH",
                 *       "version": 5
                 *     }
                 */
                "application/json": components["schemas"]["OfficeTracking"];
            };
        };
        responses: {
            /** @description The order afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "o-1",
                     *         "orderNumber": "PH-241121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "itemCount": 2,
                     *         "total": {
                     *           "amount": 1960
                     *         },
                     *         "paymentChannel": "card",
                     *         "payment": "paid",
                     *         "fulfilment": "pending",
                     *         "status": "paid",
                     *         "items": [
                     *           {
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-3-600x1200",
                     *             "name": "อะคริลิกใส",
                     *             "imageUrl": "/media/acrylic.svg",
                     *             "color": {
                     *               "name": "ใส",
                     *               "hex": "#dfeef2"
                     *             },
                     *             "size": "3 มม. 600 × 1200 มม.",
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amount": 890
                     *             },
                     *             "weight": {
                     *               "value": 2.6,
                     *               "unit": "kilogram"
                     *             },
                     *             "total": {
                     *               "amount": 1780
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 1780
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 180
                     *         },
                     *         "saved": {
                     *           "amount": 0
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/9 หมู่ 4",
                     *           "subDistrict": "บางพลีใหญ่",
                     *           "district": "บางพลี",
                     *           "province": "สมุทรปราการ",
                     *           "postcode": "10540"
                     *         },
                     *         "shippingName": "พัสดุด่วน",
                     *         "timeline": [
                     *           {
                     *             "event": "placed",
                     *             "at": "2024-11-21T03:00:00Z"
                     *           }
                     *         ],
                     *         "canPay": false,
                     *         "canCancel": true,
                     *         "isInProcess": false,
                     *         "attempts": [],
                     *         "refunds": []
                     *       },
                     *       "version": 3,
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "orderCount": 4
                     *       },
                     *       "left": {
                     *         "lines": [
                     *           {
                     *             "lineId": 1,
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "shipping": {
                     *           "amount": 180
                     *         },
                     *         "amount": {
                     *           "amount": 2140
                     *         }
                     *       },
                     *       "payments": [],
                     *       "refunds": [],
                     *       "notes": [],
                     *       "history": [],
                     *       "actions": [
                     *         {
                     *           "type": "order.process",
                     *           "isAllowed": true,
                     *           "needs": []
                     *         },
                     *         {
                     *           "type": "order.ship",
                     *           "isAllowed": false,
                     *           "needs": [
                     *             "carrier",
                     *             "trackingNumber"
                     *           ],
                     *           "why": "tooEarly"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeOrderConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example PH-241121-0001 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "ลูกค้าขอให้โทรก่อนส่ง"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeNewNote"];
            };
        };
        responses: {
            /** @description The order afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "o-1",
                     *         "orderNumber": "PH-241121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "itemCount": 2,
                     *         "total": {
                     *           "amount": 1960
                     *         },
                     *         "paymentChannel": "card",
                     *         "payment": "paid",
                     *         "fulfilment": "pending",
                     *         "status": "paid",
                     *         "items": [
                     *           {
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-3-600x1200",
                     *             "name": "อะคริลิกใส",
                     *             "imageUrl": "/media/acrylic.svg",
                     *             "color": {
                     *               "name": "ใส",
                     *               "hex": "#dfeef2"
                     *             },
                     *             "size": "3 มม. 600 × 1200 มม.",
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amount": 890
                     *             },
                     *             "weight": {
                     *               "value": 2.6,
                     *               "unit": "kilogram"
                     *             },
                     *             "total": {
                     *               "amount": 1780
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 1780
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 180
                     *         },
                     *         "saved": {
                     *           "amount": 0
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/9 หมู่ 4",
                     *           "subDistrict": "บางพลีใหญ่",
                     *           "district": "บางพลี",
                     *           "province": "สมุทรปราการ",
                     *           "postcode": "10540"
                     *         },
                     *         "shippingName": "พัสดุด่วน",
                     *         "timeline": [
                     *           {
                     *             "event": "placed",
                     *             "at": "2024-11-21T03:00:00Z"
                     *           }
                     *         ],
                     *         "canPay": false,
                     *         "canCancel": true,
                     *         "isInProcess": false,
                     *         "attempts": [],
                     *         "refunds": []
                     *       },
                     *       "version": 3,
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "orderCount": 4
                     *       },
                     *       "left": {
                     *         "lines": [
                     *           {
                     *             "lineId": 1,
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "shipping": {
                     *           "amount": 180
                     *         },
                     *         "amount": {
                     *           "amount": 2140
                     *         }
                     *       },
                     *       "payments": [],
                     *       "refunds": [],
                     *       "notes": [],
                     *       "history": [],
                     *       "actions": [
                     *         {
                     *           "type": "order.process",
                     *           "isAllowed": true,
                     *           "needs": []
                     *         },
                     *         {
                     *           "type": "order.ship",
                     *           "isAllowed": false,
                     *           "needs": [
                     *             "carrier",
                     *             "trackingNumber"
                     *           ],
                     *           "why": "tooEarly"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeRefundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example PH-241121-0001 */
                orderNumber: components["parameters"]["OrderNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "idempotencyKey": "9b2f1c3e-1",
                 *       "lines": [
                 *         {
                 *           "lineId": 1,
                 *           "quantity": 1,
                 *           "restock": true
                 *         }
                 *       ],
                 *       "isShippingIncluded": false,
                 *       "reason": "ลูกค้าขอลดจำนวน",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["OfficeRefundRequest"];
            };
        };
        responses: {
            /** @description The order afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "o-1",
                     *         "orderNumber": "PH-241121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "itemCount": 2,
                     *         "total": {
                     *           "amount": 1960
                     *         },
                     *         "paymentChannel": "card",
                     *         "payment": "paid",
                     *         "fulfilment": "pending",
                     *         "status": "paid",
                     *         "items": [
                     *           {
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-3-600x1200",
                     *             "name": "อะคริลิกใส",
                     *             "imageUrl": "/media/acrylic.svg",
                     *             "color": {
                     *               "name": "ใส",
                     *               "hex": "#dfeef2"
                     *             },
                     *             "size": "3 มม. 600 × 1200 มม.",
                     *             "quantity": 2,
                     *             "unitPrice": {
                     *               "amount": 890
                     *             },
                     *             "weight": {
                     *               "value": 2.6,
                     *               "unit": "kilogram"
                     *             },
                     *             "total": {
                     *               "amount": 1780
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 1780
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 180
                     *         },
                     *         "saved": {
                     *           "amount": 0
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/9 หมู่ 4",
                     *           "subDistrict": "บางพลีใหญ่",
                     *           "district": "บางพลี",
                     *           "province": "สมุทรปราการ",
                     *           "postcode": "10540"
                     *         },
                     *         "shippingName": "พัสดุด่วน",
                     *         "timeline": [
                     *           {
                     *             "event": "placed",
                     *             "at": "2024-11-21T03:00:00Z"
                     *           }
                     *         ],
                     *         "canPay": false,
                     *         "canCancel": true,
                     *         "isInProcess": false,
                     *         "attempts": [],
                     *         "refunds": []
                     *       },
                     *       "version": 3,
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "orderCount": 4
                     *       },
                     *       "left": {
                     *         "lines": [
                     *           {
                     *             "lineId": 1,
                     *             "quantity": 2
                     *           }
                     *         ],
                     *         "shipping": {
                     *           "amount": 180
                     *         },
                     *         "amount": {
                     *           "amount": 2140
                     *         }
                     *       },
                     *       "payments": [],
                     *       "refunds": [],
                     *       "notes": [],
                     *       "history": [],
                     *       "actions": [
                     *         {
                     *           "type": "order.process",
                     *           "isAllowed": true,
                     *           "needs": []
                     *         },
                     *         {
                     *           "type": "order.ship",
                     *           "isAllowed": false,
                     *           "needs": [
                     *             "carrier",
                     *             "trackingNumber"
                     *           ],
                     *           "why": "tooEarly"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeOrderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeRefundConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RefundMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListContent: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /** @example news */
                kind?: components["schemas"]["ContentKind"];
                /**
                 * @description Part of the title in either language
                 * @example ปีใหม่
                 */
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "kind": "news",
                     *           "id": "new-year-2568",
                     *           "title": "ปิดรับคำสั่งซื้อช่วงปีใหม่",
                     *           "state": "planned",
                     *           "isLive": false,
                     *           "hasEnglish": false,
                     *           "publishAt": "2024-12-01T01:00:00Z",
                     *           "savedAt": "2024-11-21T07:31:00Z",
                     *           "savedBy": "สมศรี ใจดี"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeContentPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example news */
                kind: components["schemas"]["ContentKind"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "news",
                     *       "id": "new-year-2568",
                     *       "version": 3,
                     *       "state": "planned",
                     *       "isLive": false,
                     *       "publishAt": "2024-12-01T01:00:00Z",
                     *       "body": {
                     *         "title": {
                     *           "th": "ปิดรับคำสั่งซื้อช่วงปีใหม่",
                     *           "en": ""
                     *         },
                     *         "excerpt": {
                     *           "th": "ร้านหยุด 30 ธ.ค. ถึง 2 ม.ค.",
                     *           "en": ""
                     *         },
                     *         "html": {
                     *           "th": "<p>ร้านหยุด</p>",
                     *           "en": ""
                     *         },
                     *         "cover": "/media/drawings/sheet-stack.svg",
                     *         "coverAlt": {
                     *           "th": "แผ่นซ้อนกัน",
                     *           "en": ""
                     *         }
                     *       },
                     *       "versions": [
                     *         {
                     *           "version": 3,
                     *           "state": "planned",
                     *           "savedAt": "2024-11-21T07:31:00Z",
                     *           "savedBy": "สมศรี ใจดี"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeContent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeSaveContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example news */
                kind: components["schemas"]["ContentKind"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "wish": "draft",
                 *       "body": {
                 *         "title": {
                 *           "th": "ปิดรับคำสั่งซื้อช่วงปีใหม่",
                 *           "en": ""
                 *         },
                 *         "excerpt": {
                 *           "th": "ร้านหยุด 30 ธ.ค. ถึง 2 ม.ค.",
                 *           "en": ""
                 *         },
                 *         "html": {
                 *           "th": "<p>ร้านหยุด</p>",
                 *           "en": ""
                 *         },
                 *         "cover": "/media/drawings/sheet-stack.svg",
                 *         "coverAlt": {
                 *           "th": "แผ่นซ้อนกัน",
                 *           "en": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeContentChange"];
            };
        };
        responses: {
            /** @description The text afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "news",
                     *       "id": "new-year-2568",
                     *       "version": 3,
                     *       "state": "planned",
                     *       "isLive": false,
                     *       "publishAt": "2024-12-01T01:00:00Z",
                     *       "body": {
                     *         "title": {
                     *           "th": "ปิดรับคำสั่งซื้อช่วงปีใหม่",
                     *           "en": ""
                     *         },
                     *         "excerpt": {
                     *           "th": "ร้านหยุด 30 ธ.ค. ถึง 2 ม.ค.",
                     *           "en": ""
                     *         },
                     *         "html": {
                     *           "th": "<p>ร้านหยุด</p>",
                     *           "en": ""
                     *         },
                     *         "cover": "/media/drawings/sheet-stack.svg",
                     *         "coverAlt": {
                     *           "th": "แผ่นซ้อนกัน",
                     *           "en": ""
                     *         }
                     *       },
                     *       "versions": [
                     *         {
                     *           "version": 3,
                     *           "state": "planned",
                     *           "savedAt": "2024-11-21T07:31:00Z",
                     *           "savedBy": "สมศรี ใจดี"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeContent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeContentConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example news */
                kind: components["schemas"]["ContentKind"];
                /** @example p-1001 */
                id: components["parameters"]["Id"];
                /** @example 2 */
                version: components["schemas"]["ContentVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": {
                     *         "th": "ปิดรับคำสั่งซื้อช่วงปีใหม่",
                     *         "en": ""
                     *       },
                     *       "excerpt": {
                     *         "th": "ร้านหยุด 30 ธ.ค. ถึง 2 ม.ค.",
                     *         "en": ""
                     *       },
                     *       "html": {
                     *         "th": "<p>ร้านหยุด</p>",
                     *         "en": ""
                     *       },
                     *       "cover": "/media/drawings/sheet-stack.svg",
                     *       "coverAlt": {
                     *         "th": "แผ่นซ้อนกัน",
                     *         "en": ""
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeContentBody"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeUploadPicture: {
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
                 *       "data": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
                 *     }
                 */
                "application/json": components["schemas"]["OfficeContentUpload"];
            };
        };
        responses: {
            /** @description Where it is, 800 pixels wide at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/media/pictures/0123456789abcdef0123456789abcdef/800.jpg",
                     *       "width": 800,
                     *       "height": 450
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeUploadedPicture"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListProducts: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of the code, or of the name in either language
                 * @example อะคริลิก
                 */
                keyword?: string;
                /** @example low */
                view?: components["schemas"]["OfficeProductView"];
                /**
                 * @description Goods of this category and of those below
                 * @example sign-materials.acrylic
                 */
                categoryPath?: components["schemas"]["CategoryPath"];
                /** @example cast-acrylic */
                materialId?: components["schemas"]["Id"];
                /**
                 * @description What changed last stands first unless told
                 * @example name
                 */
                sort?: components["schemas"]["OfficeProductSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "p-pw-col",
                     *           "code": "PW-COL",
                     *           "name": "พลาสวูดสี",
                     *           "unit": "แผ่น",
                     *           "imageUrl": "/media/drawings/foam-board.svg",
                     *           "isForSale": true,
                     *           "colorCount": 6,
                     *           "sizeCount": 4,
                     *           "variantCount": 7,
                     *           "prices": {
                     *             "min": {
                     *               "amount": 1640
                     *             },
                     *             "max": {
                     *               "amount": 2480
                     *             }
                     *           },
                     *           "specialPrices": {
                     *             "min": {
                     *               "amount": 1490
                     *             },
                     *             "max": {
                     *               "amount": 1490
                     *             }
                     *           },
                     *           "stock": 210,
                     *           "lowCount": 2,
                     *           "outCount": 1,
                     *           "version": 3,
                     *           "changedAt": "2024-11-21T07:31:00Z"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddProduct: {
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
                 *       "code": "PW-NEW",
                 *       "name": {
                 *         "th": "พลาสวูดสี",
                 *         "en": "Coloured foam board"
                 *       },
                 *       "unit": {
                 *         "th": "แผ่น",
                 *         "en": "sheet"
                 *       },
                 *       "categoryPath": "sign-materials.plaswood",
                 *       "variant": {
                 *         "code": "red-1220x2440x8",
                 *         "hex": "#c8201e",
                 *         "color": {
                 *           "th": "แดง",
                 *           "en": "Red"
                 *         },
                 *         "size": {
                 *           "th": "1,220 × 2,440 × 8 มม.",
                 *           "en": "1,220 × 2,440 × 8 mm"
                 *         },
                 *         "widthMm": 1220,
                 *         "lengthMm": 2440,
                 *         "thicknessMm": 8,
                 *         "weightGrams": 14200,
                 *         "price": {
                 *           "amount": 2480
                 *         },
                 *         "stock": 31
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeNewProduct"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeProductOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are, and what can be chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": {
                     *         "all": 128,
                     *         "low": 9,
                     *         "out": 3,
                     *         "special": 21,
                     *         "draft": 4
                     *       },
                     *       "categories": [
                     *         {
                     *           "path": "sign-materials.acrylic",
                     *           "name": "วัสดุป้าย / อะคริลิก"
                     *         }
                     *       ],
                     *       "materials": [
                     *         {
                     *           "id": "cast-acrylic",
                     *           "name": "อะคริลิกหล่อ"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductOverview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeSaveProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "texts": {
                 *         "name": {
                 *           "th": "พลาสวูดสี",
                 *           "en": "PVC foam board (Plaswood), colours"
                 *         },
                 *         "unit": {
                 *           "th": "แผ่น",
                 *           "en": "sheet"
                 *         },
                 *         "description": {
                 *           "th": "<p>เบาและไม่อมน้ำ</p>",
                 *           "en": "<p>Light and takes no water</p>"
                 *         },
                 *         "categoryPath": "sign-materials.plaswood",
                 *         "isForSale": true,
                 *         "isRecommended": false,
                 *         "specialUntil": "2024-11-30T16:59:00Z"
                 *       },
                 *       "variants": [
                 *         {
                 *           "variantId": "p-pw-col-yellow-1220x2440x5",
                 *           "price": {
                 *             "amount": 1640
                 *           },
                 *           "specialPrice": {
                 *             "amount": 1490
                 *           },
                 *           "stock": 64
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OfficeProductChange"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "variant": {
                 *         "code": "red-1220x2440x8",
                 *         "hex": "#c8201e",
                 *         "color": {
                 *           "th": "แดง",
                 *           "en": "Red"
                 *         },
                 *         "size": {
                 *           "th": "1,220 × 2,440 × 8 มม.",
                 *           "en": "1,220 × 2,440 × 8 mm"
                 *         },
                 *         "widthMm": 1220,
                 *         "lengthMm": 2440,
                 *         "thicknessMm": 8,
                 *         "weightGrams": 14200,
                 *         "price": {
                 *           "amount": 2480
                 *         },
                 *         "stock": 31
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeVariantAddition"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeRemoveVariant: {
        parameters: {
            query: {
                /** @example 2 */
                version: components["schemas"]["OfficeProductVersion"];
            };
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
                /** @example p-pw-col-yellow-1220x2440x5 */
                variantId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeOrderPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "urls": [
                 *         "/media/drawings/foam-board.svg"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OfficePictureOrder"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "data": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
                 *     }
                 */
                "application/json": components["schemas"]["OfficePictureUpload"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeCountStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "stocks": [
                 *         {
                 *           "variantId": "p-pw-col-yellow-1220x2440x5",
                 *           "stock": 64
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OfficeStockChange"];
            };
        };
        responses: {
            /** @description The product afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p-pw-col",
                     *       "code": "PW-COL",
                     *       "version": 3,
                     *       "imageUrl": "/media/drawings/foam-board.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/media/drawings/foam-board.svg",
                     *           "alt": {
                     *             "th": "แผ่นพลาสวูดสีเหลือง",
                     *             "en": "Yellow foam board"
                     *           }
                     *         }
                     *       ],
                     *       "texts": {
                     *         "name": {
                     *           "th": "พลาสวูดสี",
                     *           "en": "PVC foam board (Plaswood), colours"
                     *         },
                     *         "unit": {
                     *           "th": "แผ่น",
                     *           "en": "sheet"
                     *         },
                     *         "description": {
                     *           "th": "<p>เบาและไม่อมน้ำ</p>",
                     *           "en": "<p>Light and takes no water</p>"
                     *         },
                     *         "categoryPath": "sign-materials.plaswood",
                     *         "isForSale": true,
                     *         "isRecommended": false,
                     *         "specialUntil": "2024-11-30T16:59:00Z"
                     *       },
                     *       "variants": [
                     *         {
                     *           "variantId": "p-pw-col-yellow-1220x2440x5",
                     *           "code": "yellow-1220x2440x5",
                     *           "color": {
                     *             "name": "เหลือง",
                     *             "hex": "#f2b50a"
                     *           },
                     *           "sizeLabel": "1,220 × 2,440 × 5 มม.",
                     *           "thicknessMm": 5,
                     *           "price": {
                     *             "amount": 1640
                     *           },
                     *           "specialPrice": {
                     *             "amount": 1490
                     *           },
                     *           "stock": 64
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeProductDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeProductConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "im-1",
                     *           "name": "price-stock.csv",
                     *           "createdAt": "2024-11-20T07:32:00Z",
                     *           "staffName": "สหชัย ธนกิจ",
                     *           "counts": {
                     *             "wrong": 2,
                     *             "same": 1168,
                     *             "waiting": 0,
                     *             "changed": 96,
                     *             "added": 18,
                     *             "failed": 0
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeImports"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officePreviewImport: {
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
                 *       "name": "price-stock.csv",
                 *       "text": "code,variant,price\r\nAC-CAST,red-1220x2440x2,1290\r\n"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeImportUpload"];
            };
        };
        responses: {
            /** @description What each row would do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "im-1",
                     *       "name": "price-stock.csv",
                     *       "createdAt": "2024-11-20T07:32:00Z",
                     *       "staffName": "สหชัย ธนกิจ",
                     *       "counts": {
                     *         "wrong": 0,
                     *         "same": 0,
                     *         "waiting": 1,
                     *         "changed": 0,
                     *         "added": 0,
                     *         "failed": 0
                     *       },
                     *       "columns": [
                     *         "code",
                     *         "variant",
                     *         "price"
                     *       ],
                     *       "ignoredColumns": [],
                     *       "rows": [
                     *         {
                     *           "line": 2,
                     *           "code": "AC-CAST",
                     *           "variant": "red-1220x2440x2",
                     *           "name": "อะคริลิกหล่อสีทึบ แดง 1,220 × 2,440 × 2 มม.",
                     *           "kind": "changed",
                     *           "changes": [
                     *             {
                     *               "field": "price",
                     *               "before": "990",
                     *               "after": "1290"
                     *             }
                     *           ],
                     *           "state": "waiting"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "im-1",
                     *       "name": "price-stock.csv",
                     *       "createdAt": "2024-11-20T07:32:00Z",
                     *       "staffName": "สหชัย ธนกิจ",
                     *       "counts": {
                     *         "wrong": 0,
                     *         "same": 0,
                     *         "waiting": 1,
                     *         "changed": 0,
                     *         "added": 0,
                     *         "failed": 0
                     *       },
                     *       "columns": [
                     *         "code",
                     *         "variant",
                     *         "price"
                     *       ],
                     *       "ignoredColumns": [],
                     *       "rows": [
                     *         {
                     *           "line": 2,
                     *           "code": "AC-CAST",
                     *           "variant": "red-1220x2440x2",
                     *           "name": "อะคริลิกหล่อสีทึบ แดง 1,220 × 2,440 × 2 มม.",
                     *           "kind": "changed",
                     *           "changes": [
                     *             {
                     *               "field": "price",
                     *               "before": "990",
                     *               "after": "1290"
                     *             }
                     *           ],
                     *           "state": "waiting"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeImport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeRunImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of the rows so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "counts": {
                     *         "wrong": 2,
                     *         "same": 1168,
                     *         "waiting": 46,
                     *         "changed": 57,
                     *         "added": 10,
                     *         "failed": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeImportProgress"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeExportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example code,variant,price,stock
                     *     AC-CAST,red-1220x2440x2,990,23
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "c-sign-materials",
                     *           "path": "sign-materials",
                     *           "depth": 1,
                     *           "name": {
                     *             "th": "วัสดุทำป้ายโฆษณา",
                     *             "en": "Advertising sign materials"
                     *           },
                     *           "imageUrl": "/media/drawings/acrylic-rack/c8201e.svg",
                     *           "products": 0,
                     *           "isEmpty": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCategoryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddCategory: {
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
                 *       "pathEnd": "sign-materials",
                 *       "name": {
                 *         "th": "วัสดุทำป้ายโฆษณา",
                 *         "en": "Advertising sign materials"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeNewCategory"];
            };
        };
        responses: {
            /** @description All categories as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "c-sign-materials",
                     *           "path": "sign-materials",
                     *           "depth": 1,
                     *           "name": {
                     *             "th": "วัสดุทำป้ายโฆษณา",
                     *             "en": "Advertising sign materials"
                     *           },
                     *           "imageUrl": "/media/drawings/acrylic-rack/c8201e.svg",
                     *           "products": 0,
                     *           "isEmpty": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCategoryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeChangeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": {
                 *         "th": "วัสดุทำป้าย",
                 *         "en": "Sign materials"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeCategoryChange"];
            };
        };
        responses: {
            /** @description All categories as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "c-sign-materials",
                     *           "path": "sign-materials",
                     *           "depth": 1,
                     *           "name": {
                     *             "th": "วัสดุทำป้ายโฆษณา",
                     *             "en": "Advertising sign materials"
                     *           },
                     *           "imageUrl": "/media/drawings/acrylic-rack/c8201e.svg",
                     *           "products": 0,
                     *           "isEmpty": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCategoryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeRemoveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "c-sign-materials",
                     *           "path": "sign-materials",
                     *           "depth": 1,
                     *           "name": {
                     *             "th": "วัสดุทำป้ายโฆษณา",
                     *             "en": "Advertising sign materials"
                     *           },
                     *           "imageUrl": "/media/drawings/acrylic-rack/c8201e.svg",
                     *           "products": 0,
                     *           "isEmpty": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCategoryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListQuotations: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description All states where it is absent
                 * @example open
                 */
                state?: components["schemas"]["QuotationState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "q-1",
                     *           "number": "QT-671121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "validUntil": "2024-12-06T17:00:00Z",
                     *           "state": "open",
                     *           "itemCount": 20,
                     *           "quantities": [
                     *             {
                     *               "quantity": 20,
                     *               "unit": "แผ่น"
                     *             }
                     *           ],
                     *           "total": {
                     *             "amount": 27300
                     *           },
                     *           "customerId": "c-1",
                     *           "customerName": "บริษัท ป้ายสวย จำกัด"
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeQuotationPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quotation": {
                     *         "id": "q-1",
                     *         "number": "QT-671121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "validUntil": "2024-12-06T17:00:00Z",
                     *         "state": "open",
                     *         "version": 1,
                     *         "items": [
                     *           {
                     *             "position": 1,
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-1",
                     *             "code": "AC-3-1220",
                     *             "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *             "unit": "แผ่น",
                     *             "color": {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             },
                     *             "size": "1,220 × 2,440 × 3 มม.",
                     *             "quantity": 20,
                     *             "unitPrice": {
                     *               "amount": 1340
                     *             },
                     *             "total": {
                     *               "amount": 26800
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 26800
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 500
                     *         },
                     *         "amount": {
                     *           "base": {
                     *             "amount": 25514.02
                     *           },
                     *           "vat": {
                     *             "amount": 1785.98
                     *           },
                     *           "total": {
                     *             "amount": 27300
                     *           }
                     *         },
                     *         "buyer": {
                     *           "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *           "addressLine": "99/1 ถนนสุขุมวิท",
                     *           "subDistrict": "คลองเตย",
                     *           "district": "คลองเตย",
                     *           "province": "กรุงเทพมหานคร",
                     *           "postcode": "10110",
                     *           "taxId": "0105551234567",
                     *           "branchCode": "00000"
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/1 ถนนสุขุมวิท",
                     *           "subDistrict": "คลองเตย",
                     *           "district": "คลองเตย",
                     *           "province": "กรุงเทพมหานคร",
                     *           "postcode": "10110"
                     *         },
                     *         "shippingId": "s-truck",
                     *         "shippingName": "รถขนส่งวัสดุ"
                     *       },
                     *       "customerId": "c-1",
                     *       "customerName": "บริษัท ป้ายสวย จำกัด",
                     *       "audit": []
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeQuotation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeChangeQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "lines": [
                 *         {
                 *           "position": 1,
                 *           "unitPrice": {
                 *             "amount": 1300
                 *           }
                 *         }
                 *       ],
                 *       "shippingPrice": {
                 *         "amount": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeQuotationChange"];
            };
        };
        responses: {
            /** @description The quotation afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quotation": {
                     *         "id": "q-1",
                     *         "number": "QT-671121-0001",
                     *         "createdAt": "2024-11-21T03:00:00Z",
                     *         "validUntil": "2024-12-06T17:00:00Z",
                     *         "state": "open",
                     *         "version": 1,
                     *         "items": [
                     *           {
                     *             "position": 1,
                     *             "productId": "p-1001",
                     *             "variantId": "v-1001-1",
                     *             "code": "AC-3-1220",
                     *             "name": "แผ่นอะคริลิกสี หล่อ (Cast)",
                     *             "unit": "แผ่น",
                     *             "color": {
                     *               "name": "แดง",
                     *               "hex": "#8C1C1C"
                     *             },
                     *             "size": "1,220 × 2,440 × 3 มม.",
                     *             "quantity": 20,
                     *             "unitPrice": {
                     *               "amount": 1340
                     *             },
                     *             "total": {
                     *               "amount": 26800
                     *             }
                     *           }
                     *         ],
                     *         "goodsTotal": {
                     *           "amount": 26800
                     *         },
                     *         "shippingPrice": {
                     *           "amount": 500
                     *         },
                     *         "amount": {
                     *           "base": {
                     *             "amount": 25514.02
                     *           },
                     *           "vat": {
                     *             "amount": 1785.98
                     *           },
                     *           "total": {
                     *             "amount": 27300
                     *           }
                     *         },
                     *         "buyer": {
                     *           "recipientName": "บริษัท ป้ายสวย จำกัด",
                     *           "addressLine": "99/1 ถนนสุขุมวิท",
                     *           "subDistrict": "คลองเตย",
                     *           "district": "คลองเตย",
                     *           "province": "กรุงเทพมหานคร",
                     *           "postcode": "10110",
                     *           "taxId": "0105551234567",
                     *           "branchCode": "00000"
                     *         },
                     *         "deliveryAddress": {
                     *           "recipientName": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "addressLine": "99/1 ถนนสุขุมวิท",
                     *           "subDistrict": "คลองเตย",
                     *           "district": "คลองเตย",
                     *           "province": "กรุงเทพมหานคร",
                     *           "postcode": "10110"
                     *         },
                     *         "shippingId": "s-truck",
                     *         "shippingName": "รถขนส่งวัสดุ"
                     *       },
                     *       "customerId": "c-1",
                     *       "customerName": "บริษัท ป้ายสวย จำกัด",
                     *       "audit": []
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeQuotation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeQuotationConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListReviews: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description waiting where it is absent
                 * @example waiting
                 */
                state?: components["schemas"]["ReviewState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "rv-1",
                     *           "state": "waiting",
                     *           "stars": 5,
                     *           "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก",
                     *           "author": "ร้านป้ายบางนา",
                     *           "product": {
                     *             "id": "p-1001",
                     *             "code": "AC-3-1220",
                     *             "name": "แผ่นอะคริลิกสี หล่อ (Cast)"
                     *           },
                     *           "color": {
                     *             "name": "แดง",
                     *             "hex": "#c8201e"
                     *           },
                     *           "size": "1,220 × 2,440 × 3 มม.",
                     *           "quantity": 6,
                     *           "orderNumber": "PH-241121-0001",
                     *           "writtenAt": "2024-11-18T03:00:00Z",
                     *           "changedAt": "2024-11-18T03:00:00Z",
                     *           "pictures": [],
                     *           "version": 1
                     *         }
                     *       ],
                     *       "totalRecords": 1,
                     *       "waiting": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeReviewPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeDecideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "state": "released"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeReviewDecision"];
            };
        };
        responses: {
            /** @description The review afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rv-1",
                     *       "state": "released",
                     *       "stars": 5,
                     *       "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก",
                     *       "author": "ร้านป้ายบางนา",
                     *       "product": {
                     *         "id": "p-1001",
                     *         "code": "AC-3-1220",
                     *         "name": "แผ่นอะคริลิกสี หล่อ (Cast)"
                     *       },
                     *       "color": {
                     *         "name": "แดง",
                     *         "hex": "#c8201e"
                     *       },
                     *       "size": "1,220 × 2,440 × 3 มม.",
                     *       "quantity": 6,
                     *       "orderNumber": "PH-241121-0001",
                     *       "writtenAt": "2024-11-18T03:00:00Z",
                     *       "changedAt": "2024-11-18T03:00:00Z",
                     *       "pictures": [],
                     *       "version": 2
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeReviewConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAnswerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "text": "ขอบคุณมากครับ"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeReviewAnswer"];
            };
        };
        responses: {
            /** @description The review afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "rv-1",
                     *       "state": "released",
                     *       "stars": 5,
                     *       "text": "สีตรง ขอบตัดเลเซอร์ใสดีมาก",
                     *       "author": "ร้านป้ายบางนา",
                     *       "product": {
                     *         "id": "p-1001",
                     *         "code": "AC-3-1220",
                     *         "name": "แผ่นอะคริลิกสี หล่อ (Cast)"
                     *       },
                     *       "color": {
                     *         "name": "แดง",
                     *         "hex": "#c8201e"
                     *       },
                     *       "size": "1,220 × 2,440 × 3 มม.",
                     *       "quantity": 6,
                     *       "orderNumber": "PH-241121-0001",
                     *       "writtenAt": "2024-11-18T03:00:00Z",
                     *       "changedAt": "2024-11-18T03:00:00Z",
                     *       "pictures": [],
                     *       "answer": {
                     *         "text": "ขอบคุณมากครับ",
                     *         "at": "2024-11-19T03:00:00Z"
                     *       },
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeReviewConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListCustomers: {
        parameters: {
            query?: {
                /**
                 * @description A page past the end is empty, and its totalRecords is that of the whole list: with no data and a number above 1, a client knows that there is no such page
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @example 12 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Part of a name, company, phone number, e-mail or tax id. Of very many the newest thousand are listed
                 * @example 0812345678
                 */
                keyword?: string;
                /** @example active */
                view?: components["schemas"]["OfficeCustomerView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "c-1",
                     *           "kind": "individual",
                     *           "name": "สมชาย ใจดี",
                     *           "phoneNumber": "0812345678",
                     *           "createdAt": "2024-10-01T03:00:00Z",
                     *           "isActive": true,
                     *           "orderCount": 4,
                     *           "openRequests": 0
                     *         }
                     *       ],
                     *       "totalRecords": 1
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCustomerPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeGetCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "createdAt": "2024-10-01T03:00:00Z",
                     *         "isActive": true,
                     *         "orderCount": 1,
                     *         "openRequests": 1
                     *       },
                     *       "addressCount": 2,
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "expiresAt": "2024-11-22T03:00:00Z"
                     *         }
                     *       ],
                     *       "orders": [
                     *         {
                     *           "orderNumber": "PH-241121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "total": {
                     *             "amount": 1960
                     *           },
                     *           "paymentChannel": "card",
                     *           "payment": "paid",
                     *           "fulfilment": "processing"
                     *         }
                     *       ],
                     *       "requests": [
                     *         {
                     *           "id": "cr-1",
                     *           "kind": "export",
                     *           "askedAt": "2024-11-20T03:00:00Z",
                     *           "recordedBy": {
                     *             "id": "st-1",
                     *             "name": "สมศรี ใจดี"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCustomerDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeChangeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isActive": false
                 *     }
                 */
                "application/json": components["schemas"]["OfficeCustomerChange"];
            };
        };
        responses: {
            /** @description The customer afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "createdAt": "2024-10-01T03:00:00Z",
                     *         "isActive": true,
                     *         "orderCount": 1,
                     *         "openRequests": 1
                     *       },
                     *       "addressCount": 2,
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "expiresAt": "2024-11-22T03:00:00Z"
                     *         }
                     *       ],
                     *       "orders": [
                     *         {
                     *           "orderNumber": "PH-241121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "total": {
                     *             "amount": 1960
                     *           },
                     *           "paymentChannel": "card",
                     *           "payment": "paid",
                     *           "fulfilment": "processing"
                     *         }
                     *       ],
                     *       "requests": [
                     *         {
                     *           "id": "cr-1",
                     *           "kind": "export",
                     *           "askedAt": "2024-11-20T03:00:00Z",
                     *           "recordedBy": {
                     *             "id": "st-1",
                     *             "name": "สมศรี ใจดี"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCustomerDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CustomerConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeRecordRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "export",
                 *       "askedAt": "2024-11-20T03:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewCustomerRequest"];
            };
        };
        responses: {
            /** @description The customer afterwards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "customer": {
                     *         "id": "c-1",
                     *         "kind": "individual",
                     *         "name": "สมชาย ใจดี",
                     *         "phoneNumber": "0812345678",
                     *         "createdAt": "2024-10-01T03:00:00Z",
                     *         "isActive": true,
                     *         "orderCount": 1,
                     *         "openRequests": 1
                     *       },
                     *       "addressCount": 2,
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "expiresAt": "2024-11-22T03:00:00Z"
                     *         }
                     *       ],
                     *       "orders": [
                     *         {
                     *           "orderNumber": "PH-241121-0001",
                     *           "createdAt": "2024-11-21T03:00:00Z",
                     *           "total": {
                     *             "amount": 1960
                     *           },
                     *           "paymentChannel": "card",
                     *           "payment": "paid",
                     *           "fulfilment": "processing"
                     *         }
                     *       ],
                     *       "requests": [
                     *         {
                     *           "id": "cr-1",
                     *           "kind": "export",
                     *           "askedAt": "2024-11-20T03:00:00Z",
                     *           "recordedBy": {
                     *             "id": "st-1",
                     *             "name": "สมศรี ใจดี"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeCustomerDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CustomerConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAnswerExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that is kept about the shopper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2024-11-21T03:00:00Z",
                     *       "profile": {
                     *         "id": "u-1",
                     *         "kind": "individual",
                     *         "buyerType": "generalPublic",
                     *         "phoneNumber": "0812345678",
                     *         "firstName": "สมชาย",
                     *         "lastName": "ใจดี",
                     *         "productInterests": [],
                     *         "consents": {
                     *           "privacyPolicyVersion": "2024-01",
                     *           "news": true
                     *         },
                     *         "isActive": true
                     *       },
                     *       "consents": [
                     *         {
                     *           "purpose": "privacyPolicy",
                     *           "version": "2024-01",
                     *           "isGiven": true,
                     *           "at": "2024-11-20T03:00:00Z"
                     *         },
                     *         {
                     *           "purpose": "news",
                     *           "version": "2024-01",
                     *           "isGiven": true,
                     *           "at": "2024-11-20T03:00:00Z"
                     *         }
                     *       ],
                     *       "addresses": [],
                     *       "orders": [],
                     *       "quotations": [],
                     *       "cart": {
                     *         "version": 0,
                     *         "items": [],
                     *         "total": {
                     *           "amount": 0
                     *         }
                     *       },
                     *       "savedLists": [],
                     *       "stockNotices": [],
                     *       "sessions": [
                     *         {
                     *           "createdAt": "2024-11-21T02:00:00Z",
                     *           "expiresAt": "2024-11-22T02:00:00Z"
                     *         }
                     *       ],
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAnswerErasure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, also who may no longer sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "st-1",
                     *           "name": "สมศรี ใจดี",
                     *           "email": "somsri@example.com",
                     *           "role": "owner",
                     *           "isActive": true,
                     *           "createdAt": "2024-11-21T03:00:00Z"
                     *         }
                     *       ],
                     *       "roles": [
                     *         {
                     *           "role": "editor",
                     *           "rights": [
                     *             "session"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeAddStaff: {
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
                 *       "name": "นก ขยัน",
                 *       "email": "nok@example.com",
                 *       "role": "warehouse"
                 *     }
                 */
                "application/json": components["schemas"]["NewStaff"];
            };
        };
        responses: {
            /** @description What is shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "st-2",
                     *       "password": "a-password-by-chance",
                     *       "uri": "otpauth://totp/Phaen:nok@example.com?secret=ABC",
                     *       "recoveryCodes": [
                     *         "3f2a-91bc-77de-0011-5a2c"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffHandover"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["StaffTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeChangeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "sales"
                 *     }
                 */
                "application/json": components["schemas"]["StaffChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeResetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uri": "otpauth://totp/Phaen:nok@example.com?secret=ABC",
                     *       "recoveryCodes": [
                     *         "3f2a-91bc-77de-0011-5a2c"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is shown this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "password": "a-password-by-chance"
                     *     }
                     */
                    "application/json": components["schemas"]["NewStaffPassword"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeChangePassword: {
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
                 *       "oldPassword": "Sheet2024",
                 *       "newPassword": "Better2025Sheet"
                 *     }
                 */
                "application/json": components["schemas"]["OfficePasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["PasswordRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeListUnrefundable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "refundId": "rf_1",
                     *           "orderNumber": "PH-241121-0001",
                     *           "amount": {
                     *             "amount": 890
                     *           },
                     *           "why": "noProvider",
                     *           "since": "2024-11-21T03:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfficeUnrefundableList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
    officeSettleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p-1001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "โอนคืนเข้าบัญชีลูกค้าแล้ว"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeSettlement"];
            };
        };
        responses: {
            /** @description It is settled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ok": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ok"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Overloaded"];
        };
    };
}
